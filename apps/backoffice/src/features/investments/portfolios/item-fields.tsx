import type { PortfolioItemForm } from '@mirante/contract/investments/portfolios.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { portfolioItemWords, type PortfolioItem } from '@mirante/domain/investments/portfolio.ts';
import { LinksField } from './links-field.tsx';

const { form: labels } = portfolioItemWords;
const Field = fieldsOf<PortfolioItemForm>(labels);

/** The fields shared by creating and editing an item. */
export const ItemFields = ({ item }: { item?: PortfolioItem }) => (
  <>
    <Field.Text name="name" maxLength={200} autoComplete="off" />
    <Field.Text name="description" maxLength={1024} lines={3} optional />
    <Field.Decimal name="share" unit="%" help="De 1 a 100, com até 2 casas decimais." />
    <LinksField name="funds" label={labels.funds} known={item?.funds ?? []} />
    <LinksField name="funds_categories" label={labels.funds_categories} known={item?.funds_categories ?? []} />
  </>
);
