import { productKind } from '@mirante/domain/products/product.ts';
import type { InferResult } from 'kysely';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { BATCH, forEachBatch } from '../../jobs/batch.ts';
import { lockClient } from '../../people/client.store.ts';
import type { Services } from '../../services.ts';
import { grantProducts } from './granted-products.store.ts';
import { expirePayment } from './settle.ts';
import { lockPayment } from './settle.store.ts';

/** Expires unpaid Pix and boleto payments. */
export async function expirePayments(services: Services): Promise<void> {
  const { db, now } = services;
  await forEachBatch(
    services,
    'expire',
    (last: OverduePayment | undefined) => overduePayments(services, last).execute(),
    ({ id, code }) =>
      inTransaction(db, async (trx) => {
        await lockPayment(trx, code);
        await expirePayment(trx, id, now());
      }),
  );
}

/** Ends access after its last day. */
export async function endAccess(services: Services): Promise<void> {
  const { db, now } = services;
  await forEachBatch(
    services,
    'end_access',
    (last: EndedAccess | undefined) => endedAccess(services, last).execute(),
    ({ id, client_id: clientId, code, price }) =>
      inTransaction(db, async (trx) => {
        await lockClient(trx, clientId);
        await endOne(trx, id, now());
        // It may have been all that the client had of a product that comes with another.
        if (productKind({ code, price }) === 'lifetime') await grantProducts(trx, clientId, now());
      }),
  );
}

async function endOne(trx: Trx, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('client_product')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .execute();
}

/** A query of overdue payments that still reserve a product, coupon or credit. */
export const overduePayments = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  last?: { due_at: Date | null; id: number },
) =>
  db
    .selectFrom('payment')
    .select(['id', 'code', 'due_at'])
    .where('status', '=', 'pending')
    .where('due_at', '<=', now())
    .$if(last !== undefined, (q) =>
      q.where(({ eb, refTuple, tuple }) => eb(refTuple('due_at', 'id'), '>', tuple(last!.due_at, last!.id))),
    )
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('client_product')
            .select('client_product.id')
            .whereRef('payment_id', '=', 'payment.id')
            .where('client_product.status', '=', 'pending_payment'),
        ),
        exists(
          selectFrom('coupon_use')
            .select('taken_at')
            .whereRef('payment_id', '=', 'payment.id')
            .where('released_at', 'is', null),
        ),
        exists(
          selectFrom('upgrade_credit')
            .select('upgrade_credit.amount')
            .whereRef('upgrade_credit.payment_id', '=', 'payment.id')
            .where('upgrade_credit.released_at', 'is', null),
        ),
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(BATCH);
type OverduePayment = InferResult<ReturnType<typeof overduePayments>>[number];

/** A query of active products after their last day. */
export const endedAccess = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  last?: { expires_at: Date | null; id: number },
) =>
  db
    .selectFrom('client_product as own')
    .innerJoin('product', 'product.id', 'own.product_id')
    .select(['own.id', 'own.client_id', 'own.expires_at', 'product.code', 'product.price'])
    .where('own.status', '=', 'active')
    .where('own.expires_at', '<=', now())
    .$if(last !== undefined, (q) =>
      q.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('own.expires_at', 'own.id'), '>', tuple(last!.expires_at, last!.id)),
      ),
    )
    .orderBy('own.expires_at')
    .orderBy('own.id')
    .limit(BATCH);
type EndedAccess = InferResult<ReturnType<typeof endedAccess>>[number];
