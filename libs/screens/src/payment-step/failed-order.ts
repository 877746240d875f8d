import type { Problem } from '@mirante/contract/problem.ts';
import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';

export interface FailedOrder {
  problem: Problem;
  method: CheckoutMethod;
}

const PAYMENT_REFUSED = 433;

/** Why the order failed, as far as it concerns an order by this method: a refused payment concerns its own alone. */
export const problemBy = (method: CheckoutMethod, failed: FailedOrder | undefined): Problem | undefined =>
  failed && (failed.problem.status !== PAYMENT_REFUSED || failed.method === method) ? failed.problem : undefined;
