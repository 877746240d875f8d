import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';
import { expiryOf } from '@mirante/domain/products/term.ts';
import { lasts } from '../../products/entitlements/entitlements.store.ts';
import { releaseCreditsOf, upgradesPaidBy } from '../upgrade-credits/upgrade-credits.store.ts';
import { nextTermStart } from './terms.ts';
import { purchasedItem } from './purchased-item.ts';

/** What an undone purchase replaced, as a renewal or as an upgrade, whose credit is released. */
export async function restoreRenewed(db: Trx, renewal: number, now: Date): Promise<void> {
  await releaseCreditsOf(db, renewal, now);
  for (const replaced of await replacedBy(db, renewal, now).execute()) await restore(db, replaced);
}

/** What was credited to an upgrade that ends: other products, which its client paid for by themselves. */
export async function restoreCredited(db: Trx, upgrade: number, now: Date): Promise<void> {
  await releaseCreditsOf(db, upgrade, now);
  const credited = replacedBy(db, upgrade, now).where('product_id', '<>', productOf(upgrade));
  for (const replaced of await credited.execute()) await restore(db, replaced);
}

/** What an acquisition replaced and still lasts, unless it is reversed, credited to another purchase or a removed client's. */
const replacedBy = (db: Db, by: number, now: Date) =>
  db
    .selectFrom('client_product')
    .innerJoin('client', 'client.id', 'client_product.client_id')
    .leftJoin('payment', 'payment.id', 'client_product.payment_id')
    .select(['client_product.id', 'client_product.client_id', 'product_id', 'starts_at', 'expires_at'])
    .where('renewed_by_id', '=', by)
    .where('client_product.status', '=', 'expired')
    .where('client.removed_at', 'is', null)
    .where(sql<boolean>`payment.status is distinct from 'canceled'`)
    .where(lasts('client_product', now))
    .where(
      sql<boolean>`not exists (
        select from upgrade_credit credit join payment on payment.id = credit.payment_id
        where credit.client_product_id = client_product.id and credit.released_at is null and payment.status = 'paid'
          and payment.id is distinct from (select payment_id from client_product paid where paid.id = ${by})
      )`,
    )
    .orderBy('client_product.id');

/** What goes on once an acquisition's purchase is undone: the term that it renewed, and the products credited to it. */
export async function restoredBy(
  db: Db,
  id: number,
  now: Date,
): Promise<{ restores_term: boolean; restores: string[] }> {
  const replaced = await replacedBy(db, id, now)
    .innerJoin('product', 'product.id', 'product_id')
    .select(['product.name', sql<boolean>`product_id = ${productOf(id)}`.as('is_own')])
    .execute();
  return {
    restores_term: replaced.some(({ is_own }) => is_own),
    restores: replaced.filter(({ is_own }) => !is_own).map(({ name }) => name),
  };
}
type Replaced = Awaited<ReturnType<ReturnType<typeof replacedBy>['execute']>>[number];

/** Makes it active again, or, where its product was paid for once more meanwhile, the term before that, which follows it. */
async function restore(db: Trx, { id, expires_at, ...replaced }: Replaced): Promise<void> {
  const acquisition = db.updateTable('client_product');
  const next = await nextTermOf(db, replaced);
  if (next === undefined) {
    await acquisition.set({ status: 'active', renewed_by_id: null }).where('id', '=', id).execute();
    return;
  }
  const former = acquisition.where('renewed_by_id', '=', next).where('product_id', '=', replaced.product_id);
  await former.set({ renewed_by_id: id }).execute();
  await acquisition.set({ renewed_by_id: next }).where('id', '=', id).execute();
  await acquisition.set({ renewed_from_id: id }).where('id', '=', next).execute();
  await recountExpiries(db, next, expires_at, 'longer');
}

/** Of the terms that lead to the active one, the first that started later than this one. */
async function nextTermOf(db: Trx, { client_id, product_id, starts_at }: Omit<Replaced, 'id' | 'expires_at'>) {
  const { rows } = await sql<{ id: number }>`
    with recursive term (id, starts_at) as (
      select id, starts_at from client_product
      where client_id = ${client_id} and product_id = ${product_id} and status = 'active'
      union all
      select former.id, former.starts_at from term join client_product former on former.renewed_by_id = term.id
      where former.product_id = ${product_id} and former.starts_at > ${starts_at}
    )
    select id from term order by starts_at limit 1
  `.execute(db);
  return rows[0]?.id;
}

/**
 * A purchase reversed after its renewal loses its year: the renewal counts from what came before, or from its own
 * payment, as if the purchase had never been made. The result is the same if the reversal arrives before the renewal is
 * paid.
 */
export async function removeFromRenewalChain(db: Trx, paymentId: number, now: Date): Promise<void> {
  const renewed = await db
    .selectFrom('client_product')
    .innerJoin('client_product as next', 'next.id', 'client_product.renewed_by_id')
    .select(['client_product.id', 'next.id as next'])
    .where('client_product.payment_id', '=', paymentId)
    .where('client_product.status', '=', 'expired')
    .whereRef('next.product_id', '=', 'client_product.product_id')
    .execute();
  for (const { id, next } of renewed) await removeRenewed(db, id, next, now);
}

/**
 * Upgrades that the rest of a reversed purchase was credited to are not paid for any more: they end as if they were
 * reversed themselves, with what else they replaced restored.
 */
export async function endUpgradesPaidBy(db: Trx, paymentId: number, now: Date): Promise<void> {
  const credited = await upgradesPaidBy(db, paymentId);
  for (const { source_id: source } of credited) await cancelReversed(db, source, now);
  // Several products of the purchase may be credited to one upgrade.
  for (const { id, status, renewed_by_id: next } of new Map(credited.map((row) => [row.id, row])).values()) {
    if (status === 'active') await cancelReversed(db, id, now);
    else if (status === 'expired' && next !== null) await removeRenewed(db, id, next, now);
    await restoreRenewed(db, id, now);
  }
}

/** How an acquisition ends whose payment was reversed. */
export const reversedAt = (now: Date) =>
  ({ status: 'cancelled', cancel_at: now, cancel_reason: 'Pagamento estornado.' }) as const;

const cancelReversed = (db: Trx, id: number, now: Date) =>
  db
    .updateTable('client_product')
    .set({ ...reversedAt(now), renewed_by_id: null })
    .where('id', '=', id)
    .execute();

/** Of the same product: what it replaced as an upgrade is no earlier term of it. */
const productOf = (id: number) => sql<number>`(select product_id from client_product where id = ${id})`;

async function removeRenewed(db: Trx, id: number, next: number, now: Date): Promise<void> {
  const before = await db
    .selectFrom('client_product')
    .select(['id', 'expires_at'])
    .where('renewed_by_id', '=', id)
    .where('product_id', '=', productOf(id))
    .executeTakeFirst();
  await cancelReversed(db, id, now);
  await db
    .updateTable('client_product')
    .set({ renewed_from_id: before?.id ?? null })
    .where('id', '=', next)
    .execute();
  if (before) await db.updateTable('client_product').set({ renewed_by_id: next }).where('id', '=', before.id).execute();
  await recountExpiries(db, next, before?.expires_at ?? null);
  await restoreRenewed(db, id, now);
}

/**
 * Recomputes each renewal of the chain from the end of the previous one. Lifetime and granted acquisitions are
 * unchanged, and with `longer` what staff extended beyond.
 */
async function recountExpiries(db: Trx, first: number, from: Date | null, only?: 'longer'): Promise<void> {
  let end = from;
  for (let id: number | null = first; id !== null;) {
    const renewal = await paidRenewal(db, id);
    if (!renewal?.confirmed_at || renewal.expires_at === null) return;
    const counted = expiryOf(renewal, nextTermStart(end, renewal.confirmed_at));
    end = only && counted && counted < renewal.expires_at ? renewal.expires_at : counted;
    await db.updateTable('client_product').set({ expires_at: end }).where('id', '=', id).execute();
    id = renewal.renewed_by_id;
  }
}

const paidRenewal = (db: Db, id: number) =>
  db
    .selectFrom('client_product')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('payment', 'payment.id', 'client_product.payment_id')
    .innerJoin('payment_item', purchasedItem)
    .select([
      'product.code',
      'payment_item.amount as price',
      'payment.confirmed_at',
      'client_product.expires_at',
      sql<number | null>`(
        select next.id from client_product next
        where next.id = client_product.renewed_by_id and next.product_id = client_product.product_id
      )`.as('renewed_by_id'),
    ])
    .where('client_product.id', '=', id)
    .executeTakeFirst();

/** Pending payments of its renewals. */
export async function pendingRenewals(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('renewal_id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}
