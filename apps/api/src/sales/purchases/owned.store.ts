import type { ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import { sameCpf } from '../../access/cpf-accounts/cpf-accounts.store.ts';
import type { Db } from '../../database/db.ts';

/** The statuses in which the client has any of these products. */
export const ownedStatuses = (
  db: Db,
  clientId: number,
  productIds: readonly number[],
): Promise<{ status: ClientProductStatus }[]> =>
  db
    .selectFrom('client_product')
    .select('status')
    .where('client_id', '=', clientId)
    .where('product_id', 'in', productIds)
    .execute();

/** Whether any account of the client's CPF ever had one of these products. */
export async function hadByCpf(db: Db, clientId: number, productIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('client_product')
    .select('id')
    .where('client_id', 'in', sameCpf(db, clientId))
    .where('product_id', 'in', productIds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const openPayments = (db: Db, now: Date) =>
  db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '>', now)]));

/** Of the client's own orders: what guests leave open stands in nobody's way. */
export async function countOpenPayments(db: Db, clientId: number, now: Date): Promise<number> {
  const own = openPayments(db, now).where('client_id', '=', clientId).where('guest', '=', false);
  return (await own.executeTakeFirstOrThrow()).n;
}

/** Of what was ordered without a login, over all accounts of the client's CPF. */
export async function countOpenGuestPayments(db: Db, clientId: number, now: Date): Promise<number> {
  const typed = openPayments(db, now)
    .leftJoin('purchase_intent', 'payment_id', 'payment.id')
    .where('client_id', 'in', sameCpf(db, clientId))
    .where((eb) => eb.or([eb('guest', '=', true), eb('new_client', '=', true)]));
  return (await typed.executeTakeFirstOrThrow()).n;
}

/** Whether any account of the client's CPF had this coupon before, on anything that was paid or, but for a guest's order, may still be. */
export async function hasUsedCoupon(db: Db, clientId: number, couponId: number): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_use')
    .innerJoin('payment', 'payment.id', 'coupon_use.payment_id')
    .select('payment_id')
    .where('payment.client_id', 'in', sameCpf(db, clientId))
    .where('coupon_use.coupon_id', '=', couponId)
    .where((eb) => eb.or([eb('payment.guest', '=', false), eb('payment.status', '=', 'paid')]))
    .where('released_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
