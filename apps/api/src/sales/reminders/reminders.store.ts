import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { BATCH } from '../../jobs/batch.ts';
import type { ReminderPoint } from './reminders.rules.ts';

/** A batch of acquisitions after `last` to remind of, by expiry. */
export const dueReminders = (
  db: Db,
  { days, after, until }: ReminderPoint,
  last?: { expires_at: Date | null; id: number },
) =>
  db
    .selectFrom('client_product as cp')
    .innerJoin('client', 'client.id', 'cp.client_id')
    .select(['cp.id', 'cp.client_id', 'cp.product_id', 'cp.expires_at'])
    .where('client.removed_at', 'is', null)
    .$if(last !== undefined, (q) =>
      q.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('cp.expires_at', 'cp.id'), '>', tuple(last!.expires_at, last!.id)),
      ),
    )
    .where('cp.status', 'in', days === 0 ? ['active', 'expired'] : ['active'])
    .where('cp.renewed_by_id', 'is', null)
    .where('cp.expires_at', '>', after)
    .where('cp.expires_at', '<=', until)
    // An interval before the access began is skipped.
    .where('cp.starts_at', '<=', sql<Date>`cp.expires_at - make_interval(days => ${days})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('expiry_reminder as sent')
            .select('sent.days')
            .whereRef('sent.client_product_id', '=', 'cp.id')
            .whereRef('sent.expires_at', '=', 'cp.expires_at')
            .where('sent.days', '=', days),
        ),
      ),
    )
    .orderBy('cp.expires_at')
    .orderBy('cp.id')
    .limit(BATCH)
    .execute();
export type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number];

/** False if already sent, also by another process. */
export async function insertReminder(
  db: Db,
  reminder: { client_product_id: number; expires_at: Date; days: number; created_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('expiry_reminder')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  return row !== undefined;
}

export const productOf = (db: Db, id: number) =>
  db.selectFrom('product').select(['code', 'name', 'price', 'active']).where('id', '=', id).executeTakeFirstOrThrow();
