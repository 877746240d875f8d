import { sameCpf } from '../../access/cpf-accounts/cpf-accounts.store.ts';
import type { Db } from '../../database/db.ts';
import type { Buyer } from './order.ts';

export interface Eligibility {
  /** Has one of the products, or waits for its payment. */
  owns: boolean;
  /** Payments that wait for money. */
  open: number;
}

/** How a client stands who wants these products. Orders that nobody logged in for are counted apart: they would keep the owner from buying. */
export const eligibilityOf = (
  db: Db,
  { id, isNew, isGuest }: Pick<Buyer, 'id' | 'isNew' | 'isGuest'>,
  productIds: readonly number[],
  now: Date,
): Promise<Eligibility> =>
  db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('client_product')
          .select('id')
          .where('client_id', '=', id)
          .where('product_id', 'in', productIds)
          .where('status', 'in', ['active', 'pending_payment']),
      )
        .$castTo<boolean>()
        .as('owns'),
      (isNew || isGuest ? openGuestPayments(db, id, now) : openOwnPayments(db, id, now)).as('open'),
    ])
    .$narrowType<{ open: number }>()
    .executeTakeFirstOrThrow();

/** Whether any account of the client's CPF ever had one of these products. */
export async function wasOwnedByCpf(db: Db, clientId: number, productIds: readonly number[]): Promise<boolean> {
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
const openOwnPayments = (db: Db, clientId: number, now: Date) =>
  openPayments(db, now).where('client_id', '=', clientId).where('guest', '=', false);

/** Of what was ordered without a login, over all accounts of the client's CPF. */
const openGuestPayments = (db: Db, clientId: number, now: Date) =>
  openPayments(db, now)
    .leftJoin('purchase_intent', 'payment_id', 'payment.id')
    .where('client_id', 'in', sameCpf(db, clientId))
    .where((eb) => eb.or([eb('guest', '=', true), eb('new_client', '=', true)]));

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
