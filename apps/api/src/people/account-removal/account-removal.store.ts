import { discrepancyKinds } from '@mirante/domain/sales/discrepancy-kind.ts';
import { isUnowned } from '@mirante/domain/sales/discrepancy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Trx } from '../../database/in-transaction.ts';

export const findContact = (
  db: Db,
  clientId: number,
): Promise<{ name: string; email: string; cpf: string | null } | undefined> =>
  db
    .selectFrom('client')
    .select(['name', 'email', 'cpf'])
    .where('id', '=', clientId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Whether money may still come: overdue payments and guest orders do not count. */
export const hasOpenPayment = (db: Db, clientId: number, now: Date): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('payment')
      .select('id')
      .where('client_id', '=', clientId)
      .where('guest', '=', false)
      .where('status', '=', 'pending')
      .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '>', now)])),
  );

/** Whether money is still to be returned: a refund, or what finance has not decided about. */
export const owesRefund = async (db: Db, clientId: number): Promise<boolean> =>
  (await hasOpenRefund(db, clientId)) || (await hasUnownedMoney(db, clientId));

/** What the bank reversed is returned already. */
const hasOpenRefund = (db: Db, clientId: number): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .select('refund.id')
      .where('refund.client_id', '=', clientId)
      .where('refund.state', 'in', ['asked', 'sent', 'failed'])
      .where('payment.status', '=', 'paid'),
  );

const unownedKinds = discrepancyKinds.filter(isUnowned);

/** What came for an order of the client and belongs to none. Guest orders do not count. */
const hasUnownedMoney = (db: Db, clientId: number): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('discrepancy')
      .innerJoin('payment', 'payment.id', 'discrepancy.payment_id')
      .select('discrepancy.id')
      .where('payment.client_id', '=', clientId)
      .where('payment.guest', '=', false)
      .where('discrepancy.status', 'in', ['open', 'returning'])
      .where('discrepancy.kind', 'in', unownedKinds),
  );

/** The orders that their buyers may be about to pay, with what a guest left to be reached by. */
export const openOrders = (db: Db, clientId: number, now: Date) =>
  db
    .selectFrom('payment')
    .leftJoin('purchase_intent', 'purchase_intent.payment_id', 'payment.id')
    .select(['payment.amount', 'payment.discount', 'purchase_intent.payer'])
    .select(
      sql<string[]>`array(
        select product.name from payment_item item join product on product.id = item.product_id
        where item.payment_id = payment.id order by product.position
      )`.as('products'),
    )
    .where('payment.client_id', '=', clientId)
    .where('payment.status', '=', 'pending')
    .where('payment.due_at', '>', now)
    .orderBy('payment.id')
    .execute();

/** Returns the pending payments. */
export async function voidPendingPayments(db: Trx, clientId: number): Promise<number[]> {
  const rows = await db
    .updateTable('payment')
    .set({ status: 'client_deleted' })
    .where('client_id', '=', clientId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function endProducts(db: Trx, clientId: number, now: Date): Promise<void> {
  await db
    .updateTable('client_product')
    .set({ status: 'no_payment' })
    .where('client_id', '=', clientId)
    .where('status', '=', 'pending_payment')
    .execute();
  await db
    .updateTable('client_product')
    .set({ status: 'cancelled', cancel_at: now, cancel_reason: 'Conta removida.' })
    .where('client_id', '=', clientId)
    .where('status', '=', 'active')
    .execute();
}
