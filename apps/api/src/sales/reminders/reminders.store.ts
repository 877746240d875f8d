import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { BATCH } from '../../jobs/batch.ts';
import type { ReminderPoint } from './reminders.rules.ts';

/** Whether another product of the client includes an acquisition's for longer; the query names it `client_product`. */
export const isCovered = sql<SqlBool>`exists (
  select from client_product other join product_closure granted on granted.parent_id = other.product_id
  where other.client_id = client_product.client_id and granted.child_id = client_product.product_id
    and other.status = 'active' and (other.expires_at is null or other.expires_at > client_product.expires_at)
)`;

/** A batch of acquisitions after `last` to remind of, by expiry. */
export const dueReminders = (
  db: Db,
  { days, after, until }: ReminderPoint,
  last?: { expires_at: Date | null; id: number },
) =>
  db
    .selectFrom('client_product')
    .innerJoin('client', 'client.id', 'client_product.client_id')
    .select(['client_product.id', 'client_product.client_id', 'client_product.product_id', 'client_product.expires_at'])
    .where('client.removed_at', 'is', null)
    .$if(last !== undefined, (q) =>
      q.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('client_product.expires_at', 'client_product.id'), '>', tuple(last!.expires_at, last!.id)),
      ),
    )
    .where('client_product.status', 'in', days === 0 ? ['active', 'expired'] : ['active'])
    .where('client_product.renewed_by_id', 'is', null)
    .where('client_product.expires_at', '>', after)
    .where('client_product.expires_at', '<=', until)
    // An interval before the access began is skipped.
    .where('client_product.starts_at', '<=', sql<Date>`client_product.expires_at - make_interval(days => ${days})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('expiry_reminder as sent')
            .select('sent.days')
            .whereRef('sent.client_product_id', '=', 'client_product.id')
            .whereRef('sent.expires_at', '=', 'client_product.expires_at')
            .where('sent.days', '=', days),
        ),
      ),
    )
    .where(({ not }) => not(isCovered))
    .orderBy('client_product.expires_at')
    .orderBy('client_product.id')
    .limit(BATCH)
    .execute();
export type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number];

/** False if already sent, also by another process. */
export const insertReminder = (
  db: Db,
  reminder: { client_product_id: number; expires_at: Date; days: number; created_at: Date },
): Promise<boolean> =>
  hasRow(
    db
      .insertInto('expiry_reminder')
      .values(reminder)
      .onConflict((conflict) => conflict.doNothing())
      .returning('days'),
  );

export const productOf = (db: Db, id: number) =>
  db.selectFrom('product').select(['code', 'name', 'price', 'active']).where('id', '=', id).executeTakeFirstOrThrow();

/** The payment that the client's newest order of what includes a product waits for; null without one. */
export async function awaitedPayment(db: Db, clientId: number, productId: number): Promise<number | null> {
  const ordered = await db
    .selectFrom('client_product')
    .innerJoin('product_closure as granted', 'granted.parent_id', 'client_product.product_id')
    .select('payment_id')
    .where('client_id', '=', clientId)
    .where('granted.child_id', '=', productId)
    .where('status', '=', 'pending_payment')
    .orderBy('client_product.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ordered?.payment_id ?? null;
}
