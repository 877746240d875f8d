import { LATE_PAYMENT_DAYS } from '@mirante/domain/sales/payment.ts';
import { unusedValueOf } from '@mirante/domain/sales/unused-value.ts';
import type { UpgradeCredit, UsedCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import type { Trx } from '../../database/in-transaction.ts';

/**
 * The client's acquisitions whose rest may be credited: none that a credit paid for, whose earlier term is still
 * running, whose renewal may be paid, or whose rest is in another order. Days that staff added do not count, nor what
 * was left of an earlier term when this one was paid.
 */
const findCreditable = compiledOnce((db, clientId: number, now: Date) =>
  db
    .selectFrom('client_product as own')
    .innerJoin('product', 'product.id', 'own.product_id')
    .select([
      'own.id as client_product_id',
      'product.name as product_name',
      sql<Date | null>`greatest(own.starts_at, (
        select former.expires_at from client_product former where former.id = own.renewed_from_id
      ))`.as('starts_at'),
      sql<number>`refundable_of(own.id)`.as('paid'),
      sql<Date>`least(own.expires_at, (
        select old_expires_at from expiry_log where client_product_id = own.id order by expiry_log.id limit 1
      ))`.as('expires_at'),
      sql<number[]>`array(
        select parent_id from product_closure where child_id = own.product_id and parent_id <> child_id order by parent_id
      )`.as('towards'),
    ])
    .where('own.client_id', '=', clientId)
    .where('own.status', '=', 'active')
    .where('own.expires_at', '>', now)
    .where(
      sql<boolean>`is_creditable(own.id)
      and not exists (select from expiry_log for_life where for_life.client_product_id = own.id and for_life.old_expires_at is null)
      and not exists (select from upgrade_credit held where held.client_product_id = own.id and held.released_at is null)
      and not exists (
        select from upgrade_credit paid_by
        where paid_by.payment_id = own.payment_id and paid_by.product_id = own.product_id and paid_by.released_at is null
      )
      and not exists (select from client_product former where former.id = own.renewed_from_id and former.expires_at > ${now})
      and not exists (
        select from payment renewal
        where renewal.renewal_id = own.id and renewal.status = 'pending'
        and (renewal.due_at is null or renewal.due_at > ${now})
      )`,
    )
    .orderBy('own.expires_at')
    .orderBy('own.id'),
);

/** What the client's acquisitions take off an upgrade ordered now. */
export async function availableCredits(db: Db, clientId: number, now: Date): Promise<UpgradeCredit[]> {
  const acquired = await findCreditable(db, clientId, now);
  return acquired.flatMap(({ starts_at, expires_at, paid, ...own }) => {
    const term = { starts_at: starts_at?.toISOString() ?? null, expires_at: expires_at.toISOString() };
    const { amount = 0 } = unusedValueOf(term, paid, now) ?? {};
    return amount > 0 && own.towards.length > 0 ? [{ ...own, amount }] : [];
  });
}

/** Reserves the credits of a new payment. The client is locked. */
export async function reserveCredits(trx: Trx, paymentId: number, used: readonly UsedCredit[]): Promise<void> {
  if (used.length === 0) return;
  await trx
    .insertInto('upgrade_credit')
    .values(used.map((credit) => ({ ...credit, payment_id: paymentId })))
    .execute();
}

/** Releases the credits of a payment that will not be paid, or whose purchases are undone. */
export async function releaseCredits(trx: Trx, paymentId: number, now: Date): Promise<void> {
  await heldCredits(trx, now).where('payment_id', '=', paymentId).execute();
}

/** Releases the credits used for an acquisition whose purchase is undone. */
export async function releaseCreditsOf(trx: Trx, acquisitionId: number, now: Date): Promise<void> {
  await heldCredits(trx, now)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('payment_id', 'product_id'),
        'in',
        selectFrom('client_product')
          .select(['client_product.payment_id', 'client_product.product_id'])
          .where('client_product.id', '=', acquisitionId)
          .where('client_product.payment_id', 'is not', null)
          .$narrowType<{ payment_id: number }>()
          .$asTuple('payment_id', 'product_id'),
      ),
    )
    .execute();
}

const heldCredits = (trx: Trx, now: Date) =>
  trx.updateTable('upgrade_credit').set({ released_at: now }).where('released_at', 'is', null);

/** Whether the rest that a row of `upgrade_credit`, named so in the query, credits is in another order. */
const isHeldElsewhere = (credit: string) => sql<boolean>`exists (
  select from upgrade_credit other
  where other.client_product_id = ${sql.ref(`${credit}.client_product_id`)}
  and other.payment_id <> ${sql.ref(`${credit}.payment_id`)} and other.released_at is null
)`;

/**
 * Whether money of a payment, named so in the query, once came without its credit: finance may be about to return it or
 * to attribute it to another payment, even where the credit is back.
 */
const isLeftToFinance = sql<boolean>`exists (
  select from discrepancy gone where gone.payment_id = payment.id and gone.kind = 'credit_gone'
)`;

/** Whether a term that was restored since the order of `payment` runs before the one that `credit` is the rest of. */
const isBehindRestored = sql<boolean>`exists (
  select from client_product own join client_product former on former.id = own.renewed_from_id
  where own.id = credit.client_product_id and former.expires_at > payment.created_at
)`;

/** Whether an unconfirmed payment, named so in the query, was ordered with credits that are gone since. */
export const lacksCredit = sql<boolean>`(payment.confirmed_at is null and exists (
  select from upgrade_credit credit
  where credit.payment_id = payment.id
  and (not is_creditable(credit.client_product_id) or ${isHeldElsewhere('credit')} or ${isLeftToFinance} or ${isBehindRestored})
))`.as('lacks_credit');

/**
 * Until when an unconfirmed payment, named so in the query, may be paid if it was ordered with credits, which are worth
 * less each day. Null without an end.
 */
export const creditedUntil = sql<Date | null>`(
  select payment.due_at + make_interval(days => ${LATE_PAYMENT_DAYS})
  where payment.confirmed_at is null and exists (select from upgrade_credit credit where credit.payment_id = payment.id)
)`.as('credited_until');

/**
 * Redeems the credits of a payment, before it is marked as paid, that belong to this acquisition of it: what they credit
 * ends. Returns the ended acquisitions. Of a payment that finance confirms by hand, only the credits that are left.
 */
export async function redeemCredits(
  trx: Trx,
  { id, payment_id, product_id }: { id: number; payment_id: number; product_id: number },
): Promise<number[]> {
  await trx
    .updateTable('upgrade_credit')
    .set({ released_at: null })
    .where('payment_id', '=', payment_id)
    .where('product_id', '=', product_id)
    .where(sql<boolean>`is_creditable(client_product_id) and not ${isHeldElsewhere('upgrade_credit')}`)
    .execute();
  const ended = await trx
    .updateTable('client_product')
    .set({ status: 'expired', renewed_by_id: id })
    .where(sql<boolean>`is_creditable(id)`)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('upgrade_credit')
        .select('client_product_id')
        .where('payment_id', '=', payment_id)
        .where('product_id', '=', product_id)
        .where('released_at', 'is', null),
    )
    .returning('id')
    .execute();
  return ended.map((row) => row.id);
}

/** Pending payments whose price uses the rest of this acquisition, or of those of this payment, locked. */
export const pendingUpgrades = (trx: Trx, credited: { id: number } | { payment_id: number }) =>
  trx
    .selectFrom('payment')
    .select(['id', 'method', 'vindi_code'])
    .where('status', '=', 'pending')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('upgrade_credit')
        .select('payment_id')
        .where('client_product_id', 'in', (of) =>
          of
            .selectFrom('client_product')
            .select('id')
            .where((own) => own.and(credited)),
        ),
    )
    .forUpdate()
    .execute();

/** Whether the rest of this acquisition is reserved for an order that is not paid yet. */
export const isReserved = (db: Db, acquisitionId: number): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('upgrade_credit')
      .innerJoin('payment', 'payment.id', 'upgrade_credit.payment_id')
      .select('payment.id')
      .where('client_product_id', '=', acquisitionId)
      .where('released_at', 'is', null)
      .where('payment.status', '=', 'pending'),
  );

/** The acquisitions that credits of this payment's ones paid a part of. */
export const upgradesPaidBy = (trx: Trx, paymentId: number) =>
  trx
    .selectFrom('upgrade_credit as credit')
    .innerJoin('client_product as source', 'source.id', 'credit.client_product_id')
    .innerJoin('payment', 'payment.id', 'credit.payment_id')
    .innerJoin('client_product as upgrade', (join) =>
      join.onRef('upgrade.payment_id', '=', 'credit.payment_id').onRef('upgrade.product_id', '=', 'credit.product_id'),
    )
    .select(['source.id as source_id', 'upgrade.id', 'upgrade.status', 'upgrade.renewed_by_id'])
    .where('source.payment_id', '=', paymentId)
    .where('credit.released_at', 'is', null)
    .where('payment.status', '=', 'paid')
    .execute();
