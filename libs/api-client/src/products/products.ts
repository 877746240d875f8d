import { products } from '@mirante/contract/products/products.ts';
import { api, type Tag } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordSaved, removed } from '../feedback.ts';

/** What names the products that it is of, or opened by. */
const naming: readonly Tag[] = [
  'report',
  'video',
  'news',
  'client_product',
  'client',
  'coupon',
  'payment',
  'fund',
  'stock',
  'portfolio',
  'stock_portfolio',
];

export const {
  useListProductsQuery,
  useGetProductQuery,
  useCreateProductMutation,
  useEditProductMutation,
  useRemoveProductMutation,
  useActivateProductMutation,
  useInactivateProductMutation,
  usePreviewAccessQuery,
  useListChildrenToAddQuery,
  useAddProductChildMutation,
  useRemoveProductChildMutation,
  useListProductChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(products, 'product', naming) });

const notToggled = 'Ocorreu um erro ao alterar o status ativo/inativo do produto.';
feedback(products, {
  listProducts: listFailed,
  getProduct: { 404: quiet, fail: 'Não foi possível carregar os dados do produto.' },
  createProduct: { ok: 'Produto criado!', fail: 'Erro ao criar recurso.' },
  editProduct: recordSaved,
  removeProduct: removed('o recurso'),
  activateProduct: { ok: 'Produto ativado!', fail: notToggled },
  inactivateProduct: { ok: 'Produto inativado!', fail: notToggled },
  previewAccess: quiet,
  listChildrenToAdd: listFailed,
  addProductChild: { ok: 'Produto adicionado!', fail: 'Não foi possível criar o relacionamento entre os produtos.' },
  removeProductChild: {
    ok: 'Produto desvinculado!',
    fail: 'Não foi possível remover o relacionamento entre os produtos.',
  },
});
