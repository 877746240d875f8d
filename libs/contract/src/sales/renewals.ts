import type { Renewal } from '@mirante/domain/sales/renewal.ts';
import { get, post, type } from '../http.ts';

const allow = 'client';
export const renewals = {
  /** The effect of a renewal paid now; refused like the renewal itself. */
  getRenewal: get('/api/v1/client/renewals/:product_code', {
    what: 'Ver a renovação de um produto próprio',
    allow,
    returns: type<Renewal>(),
    refuses: ['not_renewable'],
  }),
  /** The payment must be for the one product of `product_code`. */
  renewProduct: post('/api/v1/client/renew-product', {
    what: 'Renovar um produto',
    allow,
    idempotent: true,
    input: () => import('./renewals.form.ts').then((m) => m.renewForm),
    returns: type<{ payment_id: number; pix_code?: string }>(),
    refuses: [
      'not_found',
      'not_renewable',
      'already_owned',
      'coupon_used',
      'too_many_open',
      'in_progress',
      'queued',
      'payment_refused',
    ],
    example: {
      product_code: 'mirante_completo',
      payment: { method: 'pix', installments: 1, products: [6], coupon_code: 'MIRANTE50' },
    },
  }),
};
