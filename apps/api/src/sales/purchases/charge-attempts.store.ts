import type { Db } from '../../database/db.ts';
import type { ChargeOutcome } from '../../gateways/payments/port.ts';
import type { ChargeablePayment } from './purchases.store.ts';
import { totalOf } from './terms.ts';

/** Every attempt at the gateway is logged, whatever the outcome. */
export async function logAttempt(
  db: Db,
  payment: Pick<ChargeablePayment, 'code' | 'method' | 'amount' | 'discount'>,
  outcome: ChargeOutcome,
  at: Date,
): Promise<void> {
  const amount = totalOf(payment);
  const detail = outcome.kind === 'accepted' ? outcome.charge.code : outcome.detail;
  await db
    .insertInto('charge_attempt')
    .values({
      reference: payment.code,
      method: payment.method,
      amount,
      outcome: outcome.kind,
      detail: detail.slice(0, 500),
      created_at: at,
    })
    .execute();
}
