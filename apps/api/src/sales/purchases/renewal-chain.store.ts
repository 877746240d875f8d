import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';
import { expiryOf } from '@mirante/domain/products/term.ts';
import { nextTermStart } from './terms.ts';

/**
 * A purchase reversed after its renewal loses its year: the renewal counts from what came before, or from its own
 * payment, as if the purchase had never been made. The result is the same if the reversal arrives before the renewal is
 * paid.
 */
export async function removeFromRenewalChain(db: Trx, paymentId: number, now: Date): Promise<void> {
  const renewed = await db
    .selectFrom('client_product')
    .select(['id', 'renewed_by_id'])
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'expired')
    .where('renewed_by_id', 'is not', null)
    .execute();
  for (const { id, renewed_by_id: next } of renewed) await removeRenewed(db, id, next!, now);
}

async function removeRenewed(db: Trx, id: number, next: number, now: Date): Promise<void> {
  const before = await db
    .selectFrom('client_product')
    .select(['id', 'expires_at'])
    .where('renewed_by_id', '=', id)
    .executeTakeFirst();
  await db
    .updateTable('client_product')
    .set({ status: 'cancelled', cancel_at: now, cancel_reason: 'Pagamento estornado.', renewed_by_id: null })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('client_product')
    .set({ renewed_from_id: before?.id ?? null })
    .where('id', '=', next)
    .execute();
  if (before) await db.updateTable('client_product').set({ renewed_by_id: next }).where('id', '=', before.id).execute();
  await recountExpiries(db, next, before?.expires_at ?? null);
}

/**
 * Recomputes each renewal of the chain from the end of the previous one. Lifetime and granted acquisitions are
 * unchanged.
 */
async function recountExpiries(db: Trx, first: number, from: Date | null): Promise<void> {
  let end = from;
  for (let id: number | null = first; id !== null;) {
    const renewal = await paidRenewal(db, id);
    if (!renewal?.confirmed_at || renewal.expires_at === null) return;
    end = expiryOf(renewal, nextTermStart(end, renewal.confirmed_at));
    await db.updateTable('client_product').set({ expires_at: end }).where('id', '=', id).execute();
    id = renewal.renewed_by_id;
  }
}

const paidRenewal = (db: Db, id: number) =>
  db
    .selectFrom('client_product')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('payment', 'payment.id', 'client_product.payment_id')
    .innerJoin('payment_item', (join) =>
      join
        .onRef('payment_item.payment_id', '=', 'client_product.payment_id')
        .onRef('payment_item.product_id', '=', 'client_product.product_id'),
    )
    .select([
      'product.code',
      'payment_item.amount as price',
      'payment.confirmed_at',
      'client_product.expires_at',
      'client_product.renewed_by_id',
    ])
    .where('client_product.id', '=', id)
    .executeTakeFirst();
