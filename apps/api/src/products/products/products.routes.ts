import type { products } from '@mirante/contract/products/products.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { productWords, type ProductRow } from '@mirante/domain/products/product-record.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists } from '../../records/handlers.ts';
import { candidatesFor } from './hierarchy.rules.ts';
import { addChild, removeChild } from './link-products.ts';
import { previewAccess } from './preview-access.ts';
import { removeProduct } from './remove-product.ts';
import { setActive } from './set-active.ts';
import * as store from './products.store.ts';
import { insertProduct, saveProduct } from './save-product.ts';

const columns = columnsOf<Omit<ProductRow, 'children'>>(productWords, { created_at: dayTime, updated_at: dayTime }, [
  'id',
  'code',
  'name',
  'price',
  'installments',
  'active',
  'position',
  'image',
  'created_at',
  'updated_at',
]);

export const productRoutes: Handlers<typeof products> = {
  listProducts: lists(store.list),
  exportProducts: file('product', 'produtos', { list: store.list, columns }),
  getProduct: finds('product', store),
  createProduct: creates(store, insertProduct),
  editProduct: edits('product', store, saveProduct),
  removeProduct: ({ params, ...services }) => removeProduct(services, params.id),
  activateProduct: ({ params, ...services }) => setActive(services, params.id, true),
  inactivateProduct: ({ params, ...services }) => setActive(services, params.id, false),
  previewAccess: ({ params, input, ...services }) => previewAccess(services, params.id, input),
  listChildrenToAdd: async ({ db, params }) => {
    or404(await store.nameOf(db, params.id), 'Produto');
    const [all, links] = await Promise.all([store.everyProduct(db), store.everyLink(db)]);
    return candidatesFor(params.id, all, links);
  },
  addProductChild: ({ params, ...services }) => addChild(services, params),
  removeProductChild: ({ params, ...services }) => removeChild(services, params),
  listProductChanges: changesOf('product'),
};
