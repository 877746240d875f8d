import type { Db } from '../../../database/db.ts';
import { hasRow } from '../../../database/has-row.ts';

/** How long a refund may still come into being after a lost response. */
const UNKNOWN_MS = 60_000;

interface RefundRecord {
  done: boolean;
  /** Requested before, with an unknown outcome. */
  outcomeUnknown: boolean;
}

/**
 * Records a refund before its request, or returns the recorded one. Throws if the reference belongs to another refund.
 */
export async function insertRefund(
  db: Db,
  refund: { reference: string; billId: string; cents: number; now: Date },
): Promise<RefundRecord> {
  const { reference, billId: bill_id, cents, now: asked_at } = refund;
  const made = await db
    .insertInto('vindi_refund')
    .values({ reference, bill_id, cents, asked_at, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (made) return { done: false, outcomeUnknown: false };
  const row = await db
    .selectFrom('vindi_refund')
    .select(['done_at', 'bill_id', 'cents'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  if (row.bill_id !== bill_id || row.cents !== cents) throw new Error('another refund has this reference');
  return { done: row.done_at !== null, outcomeUnknown: row.done_at === null };
}

/** Reserves a retry of a refund with an unknown outcome; false while the first request may still be running. */
export const reserveRetry = (db: Db, reference: string, now: Date): Promise<boolean> =>
  hasRow(
    db
      .updateTable('vindi_refund')
      .set({ asked_at: now })
      .where('reference', '=', reference)
      .where('done_at', 'is', null)
      .where('asked_at', '<=', new Date(now.getTime() - UNKNOWN_MS))
      .returning('reference'),
  );

export async function markDone(db: Db, reference: string, now: Date): Promise<void> {
  await db.updateTable('vindi_refund').set({ done_at: now }).where('reference', '=', reference).execute();
}

export async function deleteRefund(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('vindi_refund').where('reference', '=', reference).where('done_at', 'is', null).execute();
}

const centsOf = (db: Db, billId: string) =>
  db
    .selectFrom('vindi_refund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('cents'), eb.lit(0)).as('cents'))
    .where('bill_id', '=', billId);

/** Refunds requested for a bill, answered or not. */
export const askedCents = async (db: Db, billId: string): Promise<number> =>
  (await centsOf(db, billId).executeTakeFirstOrThrow()).cents;

/** Refunds known to be done for a bill. */
export const refundedCents = async (db: Db, billId: string): Promise<number> =>
  (await centsOf(db, billId).where('done_at', 'is not', null).executeTakeFirstOrThrow()).cents;
