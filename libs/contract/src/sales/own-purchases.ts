import { post, type } from '../http.ts';

export const ownPurchases = {
  /** By a client who is logged in. What is owned already, or comes with what is owned, is 409. */
  buyProducts: post('/api/v1/client/products', {
    what: 'Comprar produtos',
    allow: 'client',
    idempotent: true,
    input: () => import('./payment.form.ts').then((m) => m.paymentForm),
    returns: type<{ payment_id: number; pix_code?: string }>(),
    refuses: ['already_owned', 'already_included', 'too_many_open', 'in_progress', 'queued', 'payment_refused'],
    example: { method: 'pix', installments: 1, products: [6], coupon_code: 'MIRANTE50' },
  }),
};
