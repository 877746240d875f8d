import type { Services } from '../../services.ts';
import { expirePayment } from './settle.ts';
import { lockPayment } from './settle.store.ts';

const BATCH = 500;

/** Expires what was not paid in time, Pix and boleto, and ends the access whose last day is over. */
export async function expire(services: Services): Promise<void> {
  const { db, now } = services;
  for (const { id, code } of await overduePayments(services)) {
    await db.transaction().execute(async (trx) => {
      await lockPayment(trx, code);
      await expirePayment(trx, id, now());
    });
  }
  await db
    .updateTable('client_product')
    .set({ status: 'expired' })
    .where('status', '=', 'active')
    .where('expires_at', '<=', now())
    .execute();
}

/** Overdue payments that still hold a product or a coupon. */
const overduePayments = ({ db, now }: Services) =>
  db
    .selectFrom('payment')
    .select(['id', 'code'])
    .where('status', '=', 'pending')
    .where('due_at', '<=', now())
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
      ]),
    )
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
