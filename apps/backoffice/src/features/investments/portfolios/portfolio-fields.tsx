import type { PortfolioForm } from '@mirante/contract/investments/portfolios.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { portfolioCategories, portfolioWords } from '@mirante/domain/investments/portfolio.ts';
import { useListAllProductsQuery } from '@mirante/api-client/sales/all-products.ts';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';

const { form: labels } = portfolioWords;
const Field = fieldsOf<PortfolioForm>(labels);

/** The fields shared by creating and editing a portfolio. A custom category of the house stays among the options. */
export function PortfolioFields({ category }: { category?: string | null }) {
  const { data } = useListAllProductsQuery();
  const categories = new Set([...portfolioCategories, ...(category ? [category] : [])]);
  return (
    <>
      <Field.Text name="name" maxLength={100} autoComplete="off" />
      <RichTextField name="description" label={labels.description} max={8192} />
      <Field.Select
        name="product_id"
        options={(data ?? []).map(({ id, name }) => [String(id), name] as const)}
        help="Vê a carteira quem tem este produto, ou um que o inclui."
      />
      <Field.Select
        name="category"
        optional
        placeholder="Sem categoria"
        options={[...categories].map((name) => [name, name] as const)}
      />
      <Field.Check name="active" help="Clientes veem só as carteiras ativas." />
    </>
  );
}
