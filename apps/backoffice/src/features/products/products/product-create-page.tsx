import { products } from '@mirante/contract/products/products.ts';
import { useCreateProductMutation } from '@mirante/api-client/products/products.ts';
import { newProductForm, type NewProductForm } from '@mirante/contract/products/products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { productWords } from '@mirante/domain/products/product-record.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
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
    <Field.Text
      name="code"
      autoComplete="off"
      maxLength={60}
      help="Letras minúsculas, números e _. O acesso do cliente é dado por ele, e não muda depois."
    />
    <ProductFields isNew />
  </CreatePage>
);
ProductCreatePage.needs = products.createProduct;
