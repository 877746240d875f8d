import type { AcquiredProduct, OwnProduct } from '@mirante/domain/sales/client-product.ts';
import { get, type } from '../http.ts';

const allow = 'client';
export const ownProducts = {
  /** All acquisitions, renewals included, newest first. */
  listOwnProductHistory: get('/api/v1/client/products-history', {
    what: 'Ver o histórico dos próprios produtos',
    allow,
    returns: type<AcquiredProduct[]>(),
  }),
  /** Of several acquisitions of one product, the active one, else the one awaiting payment, else the newest. */
  getOwnProduct: get('/api/v1/client/products/:product_id', {
    what: 'Ver um produto próprio',
    allow,
    returns: type<OwnProduct>(),
  }),
};
