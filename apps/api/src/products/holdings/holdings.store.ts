import { statusAt, type ClientProduct } from '@mirante/domain/products/client-product.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/db.ts';
import { asJson } from '../../records/json.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';

/** An expired renewal keeps its payment open, but reserves nothing. */
const isHeld = sql<boolean>`not exists (select from client_product waiting where waiting.payment_id = payment.id and waiting.status <> 'pending_payment')`;

/**
 * Whether the query's acquisition is an unpaid renewal, or a guest's unpaid order, neither of which is its client's. As
 * the function by which headlines are chosen, without a call for each row.
 */
export const isUnpaidRenewal = (alias: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.status`)} in ('pending_payment', 'no_payment') and exists (
    select from payment p where p.id = ${sql.ref(`${alias}.payment_id`)} and (p.type = 'renew' or p.guest)))`;

/**
 * A client's acquisitions as stored, newest first. A pending renewal is shown on what it renews, and guest orders are
 * excluded.
 */
export async function clientProducts(db: Db, clientId: number): Promise<ClientProduct[]> {
  return (await findAcquired(db, clientId)).map(asJson);
}

/** The same as they are now: one has expired at its end, before the job has updated its row. */
export const clientProductsAt = async (db: Db, clientId: number, now: Date): Promise<ClientProduct[]> =>
  (await clientProducts(db, clientId)).map((own) => ({ ...own, status: statusAt(own, now) }));

const findAcquired = compiledOnce((db, clientId: number) =>
  db
    .selectFrom('client_product as cp')
    .innerJoin('product', 'product.id', 'cp.product_id')
    .leftJoin('cancel_reason', 'cancel_reason.id', 'cp.cancel_reason_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment')
          .leftJoin('client_product as renewal', 'renewal.payment_id', 'payment.id')
          .select(['payment.id as renewing_id', 'renewal.id as renewal_id'])
          .whereRef('payment.renewal_id', '=', 'cp.id')
          .where('payment.status', '=', 'pending')
          .where(isHeld)
          .orderBy('payment.id', 'desc')
          .limit(1)
          .as('renewing'),
      (join) => join.onTrue(),
    )
    .select([
      'cp.id',
      'cp.product_id',
      'product.code as product_code',
      'product.name as product_name',
      'product.image as product_logo',
      'cp.status',
      'cp.created_at',
      'cp.starts_at',
      'cp.expires_at',
      'cp.renewed_from_id',
      'cp.renewed_by_id',
      'renewing.renewing_id',
      'renewing.renewal_id',
      'cp.cancel_at',
      'cancel_reason.name as cancel_reason_name',
      'cp.cancel_reason',
      'cp.payment_id',
    ])
    .where('cp.client_id', '=', clientId)
    .where((eb) => eb.not(isUnpaidRenewal('cp')))
    .orderBy('cp.created_at', 'desc')
    .orderBy('cp.id', 'desc'),
);
