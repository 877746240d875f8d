import { products } from '@mirante/contract/products/products.ts';
import { useCreateProductMutation } from '@mirante/api-client/products/products.ts';
import { codeRule, newProductForm, type NewProductForm } from '@mirante/contract/products/products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { productWords } from '@mirante/domain/products/product-record.ts';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { CODE_HELP, codeWords } from './code-words.ts';
import { ProductFields } from './product-fields.tsx';

const Field = fieldsOf<NewProductForm>(productWords.form);
const first = { installments: 12 };

export const ProductCreatePage = () => (
  <CreatePage
    words={productWords}
    schema={newProductForm}
    useCreate={useCreateProductMutation}
    purpose="Ele nasce ativo: entra na página de oferta assim que for salvo."
    initial={first}
    opens={to.product}
    then={to.products()}
  >
    <CodeField />
    <ProductFields isNew />
  </CreatePage>
);
ProductCreatePage.needs = products.createProduct;

/** Says what a whole code would make of the product, which nothing changes later. */
function CodeField() {
  const { value: code = '' } = useFormField<string>('code');
  return (
    <Field.Text
      name="code"
      autoComplete="off"
      maxLength={60}
      help={
        <>
          {CODE_HELP} <span role="status">{codeRule(code) === undefined && codeWords(code)}</span>
        </>
      }
    />
  );
}
