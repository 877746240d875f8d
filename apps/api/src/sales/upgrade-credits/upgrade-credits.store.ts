import { unusedValueOf } from '@mirante/domain/sales/unused-value.ts';
import type { UpgradeCredit, UsedCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import type { Trx } from '../../database/in-transaction.ts';

/**
 * The client's paid acquisitions with a term, and the earlier terms that these renewed and that are not over. What a
 * credit paid of one counts as paid; money that finance attributed may be another amount.
 */
const findPaidTerms = compiledOnce((db, clientId: number, now: Date) =>
  db
    .withRecursive('term', (of) =>
      of
        .selectFrom('client_product')
        .select(['id', 'product_id', 'payment_id', 'starts_at', 'expires_at', 'renewed_from_id'])
        .where('client_id', '=', clientId)
        .where('status', '=', 'active')
        .where('expires_at', '>', now)
        .unionAll(
          of
            .selectFrom('term')
            .innerJoin('client_product as former', 'former.id', 'term.renewed_from_id')
            .select([
              'former.id',
              'former.product_id',
              'former.payment_id',
              'former.starts_at',
              'former.expires_at',
              'former.renewed_from_id',
            ])
            .where('former.expires_at', '>', now),
        ),
    )
    .selectFrom('term')
    .innerJoin('product', 'product.id', 'term.product_id')
    .innerJoin('payment', 'payment.id', 'term.payment_id')
    .innerJoin('payment_item as item', (join) =>
      join.onRef('item.payment_id', '=', 'term.payment_id').onRef('item.product_id', '=', 'term.product_id'),
    )
    .leftJoin('client_product as former', 'former.id', 'term.renewed_from_id')
    .select([
      'term.id as client_product_id',
      'product.name as product_name',
      sql<Date>`greatest(term.starts_at, former.expires_at)`.as('starts_at'),
      'term.expires_at',
      sql<number>`refundable_of(term.id) + ${creditedOn}`.as('paid'),
      sql<number[]>`array(
        select parent_id from product_closure where child_id = term.product_id and parent_id <> child_id order by parent_id
      )`.as('towards'),
    ])
    .where('payment.status', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('discrepancy').select('discrepancy.id').whereRef('attributed_to', '=', 'payment.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('upgrade_credit')
            .select('amount')
            .whereRef('client_product_id', '=', 'term.id')
            .where('released_at', 'is', null),
        ),
      ),
    )
    .orderBy('term.expires_at')
    .orderBy('term.id'),
);

const creditedOn = sql<number>`(
  select coalesce(sum(amount), 0) from upgrade_credit paid_by
  where paid_by.payment_id = item.payment_id and paid_by.product_id = item.product_id and paid_by.released_at is null
)`;

/** What the client's acquisitions take off an upgrade ordered now. */
export async function availableCredits(db: Db, clientId: number, now: Date): Promise<UpgradeCredit[]> {
  const terms = await findPaidTerms(db, clientId, now);
  return terms.flatMap(({ starts_at, expires_at, paid, ...term }) => {
    const dates = { starts_at: starts_at.toISOString(), expires_at: expires_at!.toISOString() };
    const { days = 0, amount = 0 } = unusedValueOf(dates, paid, now) ?? {};
    return amount > 0 && term.towards.length > 0 ? [{ ...term, days, amount }] : [];
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

/** Releases the credits of a payment that will not be paid. */
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

/**
 * Reserves the released credits of a payment again, where what they credit is still active and in no other order.
 * Returns whether the payment holds all of its credits.
 */
export async function retakeCredits(trx: Trx, paymentId: number): Promise<boolean> {
  await trx
    .updateTable('upgrade_credit')
    .set({ released_at: null })
    .where('payment_id', '=', paymentId)
    .where('released_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('client_product')
          .select('id')
          .whereRef('client_product.id', '=', 'client_product_id')
          .where((eb) => eb.or([eb('status', '=', 'active'), eb('renewed_by_id', 'is not', null)])),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('upgrade_credit as other')
            .select('other.amount')
            .whereRef('other.client_product_id', '=', 'upgrade_credit.client_product_id')
            .where('other.released_at', 'is', null),
        ),
      ),
    )
    .execute();
  const missing = await trx
    .selectFrom('upgrade_credit')
    .select('amount')
    .where('payment_id', '=', paymentId)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
  return missing === undefined;
}

/** Ends the acquisitions whose rest was credited to this one, which is active now. */
export async function replaceCredited(
  trx: Trx,
  { id, payment_id, product_id }: { id: number; payment_id: number; product_id: number },
): Promise<void> {
  await trx
    .updateTable('client_product')
    .set({ status: 'expired', renewed_by_id: id })
    .where('status', '=', 'active')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('upgrade_credit')
        .select('client_product_id')
        .where('payment_id', '=', payment_id)
        .where('product_id', '=', product_id)
        .where('released_at', 'is', null),
    )
    .execute();
}

/** Pending payments whose price uses the rest of this acquisition, locked. */
export async function pendingUpgrades(trx: Trx, acquisitionId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('payment')
    .select('id')
    .where('status', '=', 'pending')
    .where('id', 'in', (eb) =>
      eb.selectFrom('upgrade_credit').select('payment_id').where('client_product_id', '=', acquisitionId),
    )
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
