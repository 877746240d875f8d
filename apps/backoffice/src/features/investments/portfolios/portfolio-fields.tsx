import type { PortfolioForm } from '@mirante/contract/investments/portfolios.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { portfolioCategories, portfolioWords } from '@mirante/domain/investments/portfolio.ts';
import type { Related } from '@mirante/domain/content/content.ts';
import { ProductSelect } from '../../../shared/product-select.tsx';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';

const { form: labels } = portfolioWords;
const Field = fieldsOf<PortfolioForm>(labels);

/** The fields shared by creating and editing a portfolio. A custom category of the house stays among the options. */
export function PortfolioFields({ category, product }: { category?: string | null; product?: Related }) {
  const categories = new Set([...portfolioCategories, ...(category ? [category] : [])]);
  return (
    <>
      <Field.Text name="name" maxLength={100} autoComplete="off" />
      <RichTextField name="description" label={labels.description} max={8192} />
      <ProductSelect
        name="product_id"
        label={labels.product_id}
        current={product}
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
