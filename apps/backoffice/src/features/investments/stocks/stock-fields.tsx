import type { StockForm } from '@mirante/contract/investments/stocks.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { stockWords } from '@mirante/domain/investments/stock.ts';
import { ProductsField } from '../../../shared/products-field.tsx';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';

const { form: labels } = stockWords;
const Field = fieldsOf<StockForm>(labels);

/** The fields shared by creating and editing a stock. */
export const StockFields = () => (
  <>
    <Field.Text name="name" maxLength={100} autoComplete="off" />
    <Field.Text name="sector" optional maxLength={255} autoComplete="off" />
    <Field.Check name="national" help="De uma empresa brasileira." />
    <RichTextField name="description" label={labels.description} max={8192} />
    <ProductsField name="products" label={labels.products} help="Vê quem tem algum dos marcados." />
  </>
);
