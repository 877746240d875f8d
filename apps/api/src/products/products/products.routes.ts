import type { products } from '@mirante/contract/products/products.ts';
import { sendCsv } from '../../records/csv.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { candidatesFor } from './hierarchy.rules.ts';
import * as keep from './keep-products.ts';
import { previewAccess } from './preview-access.ts';
import { productCsv } from './products.csv.ts';
import * as store from './products.store.ts';
import { createProduct, editProduct } from './save-product.ts';

export const productRoutes: Handlers<typeof products> = {
  listProducts: ({ input, ...services }) => store.list(services, input),
  exportProducts: (call) =>
    sendCsv(call, {
      resource: 'product',
      name: 'produtos',
      columns: productCsv,
      rows: store.list.all(call, call.input),
    }),
  getProduct: async ({ db, params }) => or404(await store.find(db, params.id), 'Produto'),
  createProduct: ({ input, ...services }) => createProduct(services, input),
  editProduct: ({ params, input, seen, ...services }) => editProduct(services, { id: params.id, input, seen }),
  removeProduct: ({ params, ...services }) => keep.removeProduct(services, params.id),
  activateProduct: ({ params, ...services }) => keep.setActive(services, params.id, true),
  inactivateProduct: ({ params, ...services }) => keep.setActive(services, params.id, false),
  previewAccess: ({ params, input, ...services }) => previewAccess(services, params.id, input),
  listChildrenToAdd: async ({ db, params }) => {
    or404(await store.nameOf(db, params.id), 'Produto');
    const [all, links] = await Promise.all([store.everyProduct(db), store.everyLink(db)]);
    return candidatesFor(params.id, all, links);
  },
  addProductChild: ({ params, ...services }) => keep.addChild(services, params),
  removeProductChild: ({ params, ...services }) => keep.removeChild(services, params),
  listProductChanges: changesOf('product'),
};
