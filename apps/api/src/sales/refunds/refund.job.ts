import { toCents } from '@mirante/domain/money.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Services } from '../../services.ts';
import * as store from './refunds.store.ts';

interface RefundJob {
  refundId: number;
}

/**
 * The refund job: requests a recorded refund from the gateway. Its amount is fixed before the request, and its
 * reference is stable, so that it is refunded once. One removed, refunded by hand or reversed by the bank meanwhile is
 * skipped; one that was sent before the reversal counts as returned.
 */
export async function requestRefund(services: Services, { refundId: id }: RefundJob): Promise<void> {
  const { db, gateway } = services;
  const payment = await store.findCharge(db, id);
  if (!payment) return;
  const charge = payment.vindi_code ?? (await gateway.findCharge(payment.code))?.code;
  if (!charge) throw new Error(`refund ${id} is of a charge that the gateway does not know`);
  const amount = await send(services, id);
  if (amount === undefined) return;
  await gateway.refundCharge(charge, toCents(amount), store.referenceOf(id));
  await markReturned(services, id);
}

/** Fixes the amount. Undefined if there is nothing to send. */
const send = ({ db, now }: Services, id: number): Promise<number | undefined> =>
  inTransaction(db, async (trx) => {
    const refund = await store.lock(trx, id);
    if (refund && isReturnedByBank(refund)) await store.insertEntry(trx, id, { kind: 'refund_returned', at: now() });
    if (refund?.reversed) return undefined;
    if (refund?.state === 'failed') await store.insertEntry(trx, id, { kind: 'refund_retried', at: now() });
    const held = refund?.state === 'failed' ? await store.lock(trx, id) : refund;
    if (held?.state === 'asked') await store.insertEntry(trx, id, { kind: 'refund_sent', at: now() });
    return held?.state === 'asked' || held?.state === 'sent' ? held.amount : undefined;
  });

/** A reversal's entry leaves out what was sent before: the gateway refuses it now, but the bank returned all of it. */
const isReturnedByBank = ({ reversed, state }: store.LockedRefund): boolean => reversed && state === 'sent';

/** Idempotent. */
const markReturned = ({ db, now }: Services, id: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    const refund = await store.lock(trx, id);
    if (refund && refund.state !== 'returned') await store.insertEntry(trx, id, { kind: 'refund_returned', at: now() });
  });

/** After the job's last attempt. */
export const markRefundFailed = ({ db, now }: Services, { refundId: id }: RefundJob, error: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const refund = await store.lock(trx, id);
    if (refund && isReturnedByBank(refund)) await store.insertEntry(trx, id, { kind: 'refund_returned', at: now() });
    else if (refund?.state === 'asked' || refund?.state === 'sent')
      await store.insertEntry(trx, id, { kind: 'refund_failed', at: now(), detail: error });
  });
