import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import type { Trx } from '../../database/in-transaction.ts';
import type { Schema } from '../../database/schema.ts';
import type { Charge } from '../../gateways/payments/port.ts';
import { expiryOf } from '@mirante/domain/products/term.ts';
import { nextTermStart } from './terms.ts';
import { creditedUntil, lacksCredit, releaseCredits } from '../upgrade-credits/upgrade-credits.store.ts';
import { endUpgradesPaidBy, removeFromRenewalChain, restoreRenewed, reversedAt } from './renewal-chain.store.ts';
import { purchasedItem } from './purchased-item.ts';

/** Changes with every update of the row. */
const version = sql<string>`payment.xmin::text`.as('version');

const SETTLED_COLUMNS = [
  'id',
  'code',
  'client_id',
  'status',
  'method',
  'amount',
  'discount',
  'vindi_code',
  'confirmed_at',
  'due_at',
  'guest',
  'coupon_id',
  'bank_slip_url',
] as const;

/** The charges whose money finance attributed to the payment. */
export const attributed = sql<string[]>`array(
  select charge_code from discrepancy where attributed_to = payment.id and charge_code is not null
)`.as('attributed');

/** Whether the buyer's mails were sent, if there are any to send. */
const isMailed = sql<boolean>`not exists (
  select from purchase_intent where payment_id = payment.id and greeted_at is null
)`.as('is_mailed');

/** Whether the call that ordered it was answered, if it had an idempotency key. */
const isAnswered = sql<boolean>`not exists (
  select from idempotency where payment_id = payment.id and status is null
)`.as('is_answered');

const unlockedPayments = (db: Db) =>
  db.selectFrom('payment').select([...SETTLED_COLUMNS, 'verified_at', 'pix_copy_paste', 'bank_slip_line', version]);
const findById = compiledOnce((db, id: number) => unlockedPayments(db).where('id', '=', id));
const findByVindiCode = compiledOnce((db, code: string) => unlockedPayments(db).where('vindi_code', '=', code));

/** A payment and its version before the gateway is asked. */
export async function findUnlockedPayment(db: Db, by: { id: number } | { vindiCode: string }) {
  const [payment] = await ('id' in by ? findById(db, by.id) : findByVindiCode(db, by.vindiCode));
  return payment;
}

const lockOwner = compiledOnce((db, code: string) =>
  db
    .selectFrom('client')
    .select('id')
    .where('id', '=', ({ selectFrom }) => selectFrom('payment').select('client_id').where('code', '=', code))
    .forUpdate(),
);
const lockByCode = compiledOnce((db, code: string) =>
  db
    .selectFrom('payment')
    .select([...SETTLED_COLUMNS, version, attributed, lacksCredit, creditedUntil, isMailed, isAnswered])
    .where('code', '=', code)
    .forUpdate(),
);

/** A charge's payment, locked after its client, in the lock order of purchases. */
export async function lockPayment(trx: Trx, code: string) {
  const [owner] = await lockOwner(trx, code);
  if (!owner) return undefined;
  const [payment] = await lockByCode(trx, code);
  return payment;
}
export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;
/** What confirming a payment needs to know of it. */
export type Confirmed = Pick<LockedPayment, 'id' | 'guest' | 'coupon_id'>;

/** Whether another payment has this charge's code. */
export async function isChargeOfAnother(
  db: Db,
  { vindi_code: known }: LockedPayment,
  { code }: Charge,
): Promise<boolean> {
  if (known === code) return false;
  return hasRow(db.selectFrom('payment').select('id').where('vindi_code', '=', code));
}

/** A charge's payment details and due time, as columns of its payment. */
export function chargeDetailsOf(payment: LockedPayment, charge: Charge, now: Date): PaymentUpdate {
  const { pixCopyPaste: pix, bankSlipUrl: url, bankSlipLine: line, dueAt: due } = charge;
  // A gateway may omit the payment details of a paid charge.
  const payable = payment.status === 'pending' && {
    ...(pix && { pix_copy_paste: pix }),
    ...(url && { bank_slip_url: url }),
    ...(line && { bank_slip_line: line }),
    ...(due && { due_at: due }),
  };
  return { vindi_code: charge.code, verified_at: now, ...payable };
}
export type PaymentUpdate = Updateable<Schema['payment']>;

export async function updatePayment(db: Trx, id: number, changes: PaymentUpdate): Promise<void> {
  await db.updateTable('payment').set(changes).where('id', '=', id).execute();
}

/**
 * Reverses a paid payment: its payment time is kept, and access ends, also what had expired, which staff could extend.
 * What a renewal or an upgrade replaced is restored for its own term, also if that was cancelled before.
 */
export async function reversePayment(db: Trx, id: number, now: Date): Promise<void> {
  await updatePayment(db, id, { status: 'canceled' });
  await db
    .updateTable('client_product')
    .set(reversedAt(now))
    .where('payment_id', '=', id)
    .where(({ or, eb }) =>
      or([eb('status', '=', 'active'), eb('status', '=', 'expired').and('renewed_by_id', 'is', null)]),
    )
    .execute();
  const undone = await db
    .selectFrom('client_product')
    .select('id')
    .where('payment_id', '=', id)
    .where('status', '=', 'cancelled')
    .execute();
  for (const { id: renewal } of undone) await restoreRenewed(db, renewal, now);
  await removeFromRenewalChain(db, id, now);
  await releaseCredits(db, id, now);
  await endUpgradesPaidBy(db, id, now);
}

/** Whether a pending payment may release what it reserves: past its due time, and not being renewed. */
export const mayExpire = (db: Db, id: number, now: Date): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('payment')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('due_at', '<=', now)
      .where(({ or, eb }) => or([eb('renewing_until', 'is', null), eb('renewing_until', '<=', now)])),
  );

/** Marks pending acquisitions of this payment as `no_payment`. Returns whether there were any. */
export const markProductsUnpaid = (db: Trx, paymentId: number): Promise<boolean> =>
  hasRow(
    db
      .updateTable('client_product')
      .set({ status: 'no_payment' })
      .where('payment_id', '=', paymentId)
      .where('status', '=', 'pending_payment')
      .returning('id'),
  );

/** A payment's acquisitions not cancelled since. */
export const unpaidAcquisitions = compiledOnce((db, paymentId: number) =>
  db
    .selectFrom('client_product')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('payment_item', purchasedItem)
    .innerJoin('payment', 'payment.id', 'client_product.payment_id')
    .select([
      'client_product.id',
      'client_product.client_id',
      'client_product.product_id',
      'product.code',
      'payment_item.amount as price',
      'payment.renewal_id',
      'payment.id as payment_id',
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('upgrade_credit').select('amount').whereRef('upgrade_credit.payment_id', '=', 'payment.id'))
        .$castTo<boolean>()
        .as('has_credit'),
    )
    .where('client_product.payment_id', '=', paymentId)
    .where('client_product.status', 'in', ['pending_payment', 'no_payment'])
    .orderBy('client_product.id'),
);
type UnpaidAcquisition = Awaited<ReturnType<typeof unpaidAcquisitions>>[number];

/**
 * Starts access. A renewal replaces what it renews and extends it by a term; so does a late payment for a product
 * bought again meanwhile: what was paid twice is granted twice. Returns what it replaced.
 */
export async function activateAcquisition(db: Trx, acquisition: UnpaidAcquisition, paidAt: Date) {
  const { id } = acquisition;
  const former = await replacedAcquisitionOf(db, acquisition, paidAt);
  if (former)
    await db
      .updateTable('client_product')
      .set({ status: 'expired', renewed_by_id: id })
      .where('id', '=', former.id)
      .execute();
  const expires_at =
    former && former.expires_at === null ? null : expiryOf(acquisition, nextTermStart(former?.expires_at, paidAt));
  await db
    .updateTable('client_product')
    .set({ status: 'active', starts_at: paidAt, expires_at, renewed_from_id: former?.id ?? null })
    .where('id', '=', id)
    .execute();
  return former;
}

/**
 * What an acquisition replaces: an active one of the product; or the renewed one, or any other that ended after the
 * payment, if it expired before the payment was known.
 */
const replacedAcquisitionOf = (db: Db, { client_id, product_id, renewal_id }: UnpaidAcquisition, paidAt: Date) =>
  db
    .selectFrom('client_product')
    .select(['id', 'expires_at'])
    .where('client_id', '=', client_id)
    .where('product_id', '=', product_id)
    .where(({ or, and, eb }) =>
      or([
        eb('status', '=', 'active'),
        and([
          eb('status', '=', 'expired'),
          eb('renewed_by_id', 'is', null),
          eb('expires_at', 'is not', null),
          or([eb('expires_at', '>', paidAt), eb('id', '=', renewal_id)]),
        ]),
      ]),
    )
    .orderBy((eb) => eb('status', '=', 'active'), 'desc')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
