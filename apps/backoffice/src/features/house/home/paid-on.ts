import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { to } from '../../../app/to.ts';

/** The payments confirmed on a day, by any method or by one. */
export const paidOn = (day: string, method?: PaymentMethod): string =>
  to.payments({
    'payment.status': 'paid',
    'payment.confirmed_from': day,
    'payment.confirmed_to': day,
    'payment.method': method,
    sort: 'payment.confirmed_at',
    order: -1,
  });
