import { addDays } from '@mirante/domain/dates.ts';
import { checkoutMethods } from '@mirante/domain/products/payment-method.ts';
import type { Db } from '../../database/db.ts';

/**
 * Unreconciled days from the first to before the last. After a longer outage, those since the newest reconciled one
 * too: nothing else finds what was paid meanwhile for a charge that is long overdue.
 */
export async function uncomparedDays(db: Db, first: string, last: string): Promise<string[]> {
  const { newest } = await db
    .selectFrom('compared_day')
    .select((eb) => eb.fn.max('day').as('newest'))
    .executeTakeFirstOrThrow();
  const compared = await db.selectFrom('compared_day').select('day').where('day', '>=', first).execute();
  const done = new Set(compared.map(({ day }) => day));
  const days: string[] = [];
  for (let day = newest !== null && newest < first ? addDays(newest, 1) : first; day < last; day = addDays(day, 1))
    if (!done.has(day)) days.push(day);
  return days;
}

export async function markCompared(db: Db, days: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto('compared_day')
    .values(days.map((day) => ({ day, compared_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Payments settled through the gateway since then. */
export const paidSince = (db: Db, since: Date) =>
  db
    .selectFrom('payment')
    .select(['id', 'code', 'vindi_code'])
    .where('status', '=', 'paid')
    .where('confirmed_at', '>=', since)
    .where('method', 'in', checkoutMethods)
    .whereRef('amount', '>', 'discount')
    .orderBy('id')
    .execute();
