import type { AcquiredProduct, OwnProduct } from '@mirante/domain/sales/client-product.ts';
import { get, type } from '../http.ts';

const allow = 'client';
export const ownProducts = {
  /** Every acquisition, renewals too, newest first. */
  listOwnProductHistory: get('/api/v1/client/products-history', {
    what: 'Ver o histórico dos próprios produtos',
    allow,
    returns: type<AcquiredProduct[]>(),
  }),
  /** Of several acquisitions of one product, the active one, or else the one that waits to be paid, or else the newest. */
  getOwnProduct: get('/api/v1/client/products/:product_id', {
    what: 'Ver um produto próprio',
    allow,
    returns: type<OwnProduct>(),
  }),
};
