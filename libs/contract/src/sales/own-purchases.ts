import type { UpgradeCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { get, post, type } from '../http.ts';

export const ownPurchases = {
  /** For a logged-in client. 409 for a product that is already owned, or included in an owned one. */
  buyProducts: post('/api/v1/client/products', {
    what: 'Comprar produtos',
    allow: 'client',
    idempotent: true,
    input: () => import('./payment.form.ts').then((m) => m.paymentForm),
    returns: type<{ payment_id: number; pix_code?: string }>(),
    refuses: [
      'already_owned',
      'already_included',
      'coupon_used',
      'too_many_open',
      'in_progress',
      'queued',
      'payment_refused',
    ],
    example: { method: 'pix', installments: 1, products: [6], coupon_code: 'MIRANTE50' },
  }),
  /** What the rest of the client's acquisitions takes off, today, a purchase of what includes them. */
  listUpgradeCredits: get('/api/v1/client/upgrade-credits', {
    what: 'Ver os créditos para compras',
    allow: 'client',
    returns: type<UpgradeCredit[]>(),
  }),
};
