import type { AcquiredProduct, OwnProductDetail } from '@mirante/domain/sales/client-product.ts';
import { get, post, type } from '../http.ts';

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
    returns: type<OwnProductDetail>(),
  }),
  /** Undoes a purchase within seven days, with a full refund. Ends the access at once. */
  withdrawPurchase: post('/api/v1/client/products/:product_id/withdrawal', {
    what: 'Desistir de uma compra própria',
    allow,
    idempotent: true,
    input: () => import('./withdrawal.form.ts').then((m) => m.withdrawalForm),
    refuses: ['wrong_password', 'not_withdrawable'],
    example: { password: 'mirante123', refund_account: '', client_product_id: 8001 },
  }),
};
