import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';

/** A payment by its unguessable code; undefined for anything else. */
export async function find(db: Db, code: string) {
  if (!/^[0-9a-f]{32}$/.test(code)) return undefined;
  return db
    .selectFrom('payment')
    .select(['id', 'code', 'status', 'due_at', 'pix_copy_paste', 'vindi_code'])
    .where('code', '=', code)
    .where('method', '=', 'pix')
    .executeTakeFirst();
}
export type PixPayment = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Keeps what a payment reserves, whatever its due time says. */
export async function keepUntil(db: Trx, paymentId: number, renewing_until: Date): Promise<void> {
  await db.updateTable('payment').set({ renewing_until }).where('id', '=', paymentId).execute();
}

/**
 * Makes an expired Pix's products pending again. A product bought since then refuses by its unique constraint. A guest
 * order reserved nothing.
 */
export async function markPendingAgain(db: Trx, paymentId: number): Promise<void> {
  await db
    .updateTable('client_product')
    .set({ status: 'pending_payment' })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'no_payment')
    .where('payment_id', 'in', (eb) => eb.selectFrom('payment').select('id').where('guest', '=', false))
    .execute();
}

export async function setDueAt(db: Trx, paymentId: number, due_at: Date): Promise<void> {
  await db.updateTable('payment').set({ due_at }).where('id', '=', paymentId).where('status', '=', 'pending').execute();
}
