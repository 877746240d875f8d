import { products } from '@mirante/contract/products/products.ts';
import { useCreateProductMutation } from '@mirante/api-client/products/products.ts';
import { newProductForm, type NewProductForm } from '@mirante/contract/products/products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { productWords } from '@mirante/domain/products/product-record.ts';
import { to } from '../../../app/to.ts';
import { ProductFields } from './product-fields.tsx';

const Field = fieldsOf<NewProductForm>(productWords.form);
const first = { installments: 12 };

export function ProductCreatePage() {
  const [create] = useCreateProductMutation();
  const save = async (body: NewProductForm) => ({ to: to.product((await create({ body }).unwrap()).id) });
  return (
    <FormPage
      title="Criar produto"
      purpose="Ele nasce ativo: entra na página de oferta assim que for salvo."
      schema={newProductForm}
      initial={first}
      save={save}
      then={to.products()}
    >
      <Field.Text
        name="code"
        autoComplete="off"
        maxLength={60}
        help="Letras minúsculas, números e _. O acesso do cliente é dado por ele, e não muda depois."
      />
      <ProductFields />
    </FormPage>
  );
}
ProductCreatePage.needs = products.createProduct;
