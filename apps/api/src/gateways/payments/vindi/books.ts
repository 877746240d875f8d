import type { Db } from '../../../database/db.ts';

/** One question takes ten seconds at most; this much later nobody is at it any more. */
const BUSY_MS = 15_000;
/** How long a bill whose answer was lost may still come into being. */
const DOUBT_MS = 60_000;
const FORGET_MS = 24 * 60 * 60_000;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Of all who would ask for a bill, over all processes, one may. */
export async function begin(db: Db, reference: string, now: Date): Promise<boolean> {
  await db.deleteFrom('vindi_asking').where('again_at', '<', after(now, -FORGET_MS)).execute();
  const until = { busy_until: after(now, BUSY_MS), again_at: after(now, DOUBT_MS) };
  const row = await db
    .insertInto('vindi_asking')
    .values({ reference, ...until })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(until).where('vindi_asking.again_at', '<=', now))
    .returning('reference')
    .executeTakeFirst();
  return row !== undefined;
}

/** What came of it is known. */
export async function finish(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('vindi_asking').where('reference', '=', reference).execute();
}

/** Nobody knows yet what came of it. */
export async function doubt(db: Db, reference: string, now: Date): Promise<void> {
  await db.updateTable('vindi_asking').set({ busy_until: now }).where('reference', '=', reference).execute();
}

export const isBusy = async (db: Db, reference: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('vindi_asking')
    .select('reference')
    .where('reference', '=', reference)
    .where('busy_until', '>', now)
    .executeTakeFirst()) !== undefined;

/** Vindi's number of our client. */
export async function customerOf(db: Db, reference: string): Promise<number | undefined> {
  const row = await db.selectFrom('client').select('vindi_id').where('id', '=', Number(reference)).executeTakeFirst();
  return row?.vindi_id && /^\d{1,12}$/.test(row.vindi_id) ? Number(row.vindi_id) : undefined;
}

export async function keepCustomer(db: Db, reference: string, customerId: number | null): Promise<void> {
  await db
    .updateTable('client')
    .set({ vindi_id: customerId === null ? null : String(customerId) })
    .where('id', '=', Number(reference))
    .execute();
}

export interface WrittenRefund {
  done: boolean;
  /** It was asked for before, and nobody knows what came of it. */
  inDoubt: boolean;
}

/** Writes a refund down before it is asked for. */
export async function openRefund(
  db: Db,
  refund: { reference: string; billId: string; cents: number; now: Date },
): Promise<WrittenRefund> {
  const { reference, billId: bill_id, cents, now: asked_at } = refund;
  const made = await db
    .insertInto('vindi_refund')
    .values({ reference, bill_id, cents, asked_at, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (made) return { done: false, inDoubt: false };
  const row = await db
    .selectFrom('vindi_refund')
    .select(['done_at', 'bill_id', 'cents'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  if (row.bill_id !== bill_id || row.cents !== cents) throw new Error('another refund has this reference');
  return { done: row.done_at !== null, inDoubt: row.done_at === null };
}

/** Asks anew for a refund in doubt; false while the first asking may still be under way. */
export async function askRefundAgain(db: Db, reference: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('vindi_refund')
    .set({ asked_at: now })
    .where('reference', '=', reference)
    .where('done_at', 'is', null)
    .where('asked_at', '<=', after(now, -DOUBT_MS))
    .returning('reference')
    .executeTakeFirst();
  return row !== undefined;
}

export async function closeRefund(db: Db, reference: string, now: Date): Promise<void> {
  await db.updateTable('vindi_refund').set({ done_at: now }).where('reference', '=', reference).execute();
}

export async function dropRefund(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('vindi_refund').where('reference', '=', reference).where('done_at', 'is', null).execute();
}

/** What we know to have been given back of a bill. */
export async function refundedCents(db: Db, billId: string): Promise<number> {
  const { cents } = await db
    .selectFrom('vindi_refund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('cents'), eb.lit(0)).as('cents'))
    .where('bill_id', '=', billId)
    .where('done_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return cents;
}
