import { DAY_MS } from '@mirante/domain/durations.ts';
import { checkoutMethods } from '@mirante/domain/products/payment-method.ts';
import { LATE_PAYMENT_DAYS, type PaymentStatus } from '@mirante/domain/sales/payment.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';

export const find = (
  db: Db,
  clientId: number,
  id: number,
): Promise<{ id: number; status: PaymentStatus } | undefined> =>
  db
    .selectFrom('payment')
    .select(['id', 'status'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();

const MAX_CHECKED = 10;

/** Payments that may still be paid, newest first, overdue ones included, since people pay late. */
export const pendingPayments = (db: Db, clientId: number, now: Date): Promise<{ id: number }[]> =>
  db
    .selectFrom('payment')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', '=', 'pending')
    .where('method', 'in', checkoutMethods)
    .where((eb) =>
      eb.or([eb('due_at', 'is', null), eb('due_at', '>', new Date(now.getTime() - LATE_PAYMENT_DAYS * DAY_MS))]),
    )
    .orderBy('id', 'desc')
    .limit(MAX_CHECKED)
    .execute();

/** How many of them are still pending. */
export async function countPending(db: Db, payments: readonly { id: number }[]): Promise<number> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where(
      'id',
      'in',
      payments.map(({ id }) => id),
    )
    .where('status', '=', 'pending')
    .execute();
  return rows.length;
}

/** Browsers refetch products at least this often. */
const RECENT_MS = 900_000;

/** Whether a recently pending payment was settled, by another call or a webhook. */
export const isSettledRecently = (db: Db, clientId: number, now: Date): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('payment')
      .select('id')
      .where('client_id', '=', clientId)
      .where('status', 'in', ['paid', 'canceled'])
      .where((eb) => eb(eb.fn.coalesce('verified_at', 'confirmed_at'), '>', new Date(now.getTime() - RECENT_MS)))
      .limit(1),
  );
