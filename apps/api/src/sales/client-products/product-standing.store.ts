import type { ProductStanding } from '@mirante/domain/sales/client-product.ts';
import type { Db } from '../../database/db.ts';
import type { Trx } from '../../database/in-transaction.ts';
import { openings } from '../../products/entitlements/entitlements.store.ts';
import type { Services } from '../../services.ts';
import { productNames, rowColumns, viewRow } from '../payments/payment-view.store.ts';

const openPayments = (db: Db, clientId: number, productIds: readonly number[]) =>
  db
    .selectFrom('payment')
    .where('client_id', '=', clientId)
    .where('status', '=', 'pending')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_item')
          .select('product_id')
          .whereRef('payment_id', '=', 'payment.id')
          .where('product_id', 'in', productIds),
      ),
    )
    .orderBy('payment.id');

/** The client is locked: what they pay waits for that. */
export const lockOpenPayments = async (trx: Trx, clientId: number, productIds: readonly number[]): Promise<number[]> =>
  (await openPayments(trx, clientId, productIds).select('payment.id').forUpdate().execute()).map(({ id }) => id);

/** The names of what the client has open that contains one of these. */
export async function includingProductsOf(
  db: Db,
  clientId: number,
  productIds: readonly number[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom(openings(clientId, now).as('opening'))
    .innerJoin('product', 'product.id', 'opening.by_id')
    .select(['product.name', 'product.position', 'product.id'])
    .where('opening.product_id', 'in', productIds)
    .whereRef('opening.by_id', '<>', 'opening.product_id')
    .distinct()
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  return rows.map(({ name }) => name);
}

export async function standingOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  clientId: number,
  productId: number,
): Promise<ProductStanding> {
  const [open, included_in] = await Promise.all([
    openPayments(db, clientId, [productId])
      .select([...rowColumns, productNames])
      .execute(),
    includingProductsOf(db, clientId, [productId], now()),
  ]);
  return { open_payments: open.map((row) => viewRow(row, now())), included_in };
}
