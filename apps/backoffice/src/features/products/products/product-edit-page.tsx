import { products } from '@mirante/contract/products/products.ts';
import { useEditProductMutation, useGetProductQuery } from '@mirante/api-client/products/products.ts';
import { productForm } from '@mirante/contract/products/products.form.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { Product } from '@mirante/domain/products/product-record.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ProductFields } from './product-fields.tsx';

export function ProductEditPage() {
  const id = Number(useParams().id);
  return (
    <Loaded shape="form" query={useGetProductQuery({ id })} what="Produto" id={id}>
      {(product) => <Form product={product} />}
    </Loaded>
  );
}
ProductEditPage.needs = products.editProduct;

function Form({ product }: { product: Product }) {
  const [edit] = useEditProductMutation();
  const { id, name, code } = product;
  return (
    <FormPage
      title={`Editar ${name}`}
      purpose={`Código ${code}`}
      schema={productForm}
      initial={product}
      then={to.product(id)}
      save={(body, version) => edit({ id, body, version })}
    >
      <ProductFields />
    </FormPage>
  );
}
