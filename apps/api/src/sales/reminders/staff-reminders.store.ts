import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Serialises concurrent requests, so that each knows the previous ones' reminders. */
export async function lockReminders(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff reminders', 0))`.execute(trx);
}

export async function insertReminders(
  trx: Db,
  products: readonly { id: number; client_id: number }[],
  { userId, now }: { userId: number; now: Date },
): Promise<number[]> {
  const rows = await trx
    .insertInto('staff_reminder')
    .values(
      products.map(({ id, client_id }) => ({
        client_id,
        client_product_id: id,
        user_id: userId,
        reminded_at: now,
        mailed_at: null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined if already taken. */
export const takeReminder = (trx: Db, id: number, now: Date) =>
  trx
    .updateTable('staff_reminder')
    .set({ mailed_at: now })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returning(['client_id', 'client_product_id'])
    .executeTakeFirst();
