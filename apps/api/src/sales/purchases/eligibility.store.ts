import { sameCpf } from '../../access/cpf-accounts/cpf-accounts.store.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { isOpen } from '../../products/entitlements/entitlements.store.ts';
import type { Buyer } from './order.ts';

interface Eligibility {
  /** Owns one of the products, open or pending. */
  owns: boolean;
  /** Open payments. */
  open: number;
}

/**
 * What limits a client's purchase of these products. Guest orders are counted separately: they must not block the
 * owner.
 */
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
          .where((eb) => eb.or([isOpen('client_product', now), eb('status', '=', 'pending_payment')])),
      )
        .$castTo<boolean>()
        .as('owns'),
      (isNew || isGuest ? openGuestPayments(db, id, now) : openOwnPayments(db, id, now)).as('open'),
    ])
    .$narrowType<{ open: number }>()
    .executeTakeFirstOrThrow();

/** Whether any account of the client's CPF ever had one of these products. */
export const wasOwnedByCpf = (db: Db, clientId: number, productIds: readonly number[]): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('client_product')
      .select('id')
      .where('client_id', 'in', sameCpf(db, clientId))
      .where('product_id', 'in', productIds)
      .limit(1),
  );

const openPayments = (db: Db, now: Date) =>
  db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '>', now)]));

/** The client's own: guest orders do not block them. */
const openOwnPayments = (db: Db, clientId: number, now: Date) =>
  openPayments(db, now).where('client_id', '=', clientId).where('guest', '=', false);

/** Guest orders of all accounts with the client's CPF. */
const openGuestPayments = (db: Db, clientId: number, now: Date) =>
  openPayments(db, now)
    .leftJoin('purchase_intent', 'payment_id', 'payment.id')
    .where('client_id', 'in', sameCpf(db, clientId))
    .where((eb) => eb.or([eb('guest', '=', true), eb('new_client', '=', true)]));
