import type { GuestOrder } from '@mirante/domain/sales/guest-order.ts';
import type { Db } from '../../database/db.ts';
import { itemsOf } from '../payments/payment-view.store.ts';
import { totalOf } from '../purchases/terms.ts';

/** Newest first. */
export async function openOrders(db: Db, clientId: number, now: Date): Promise<GuestOrder[]> {
  const rows = await db
    .selectFrom('payment')
    .select(['payment.id', 'method', 'amount', 'discount', 'created_at', 'due_at'])
    .select(itemsOf)
    .where('client_id', '=', clientId)
    .where('guest', '=', true)
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '>', now)]))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, method, created_at, due_at, items, ...price }) => ({
    payment_id: id,
    method,
    total: totalOf(price),
    created_at: created_at.toISOString(),
    due_at: due_at?.toISOString() ?? null,
    products: items.map(({ product_name: name }) => name),
  }));
}

export const codeOf = (db: Db, clientId: number, paymentId: number): Promise<{ code: string } | undefined> =>
  db
    .selectFrom('payment')
    .select('code')
    .where('id', '=', paymentId)
    .where('client_id', '=', clientId)
    .where('guest', '=', true)
    .executeTakeFirst();

export const accountOf = (db: Db, clientId: number): Promise<{ name: string; email: string }> =>
  db.selectFrom('client').select(['name', 'email']).where('id', '=', clientId).executeTakeFirstOrThrow();
