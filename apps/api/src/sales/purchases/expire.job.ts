import { inTransaction } from '../../database/in-transaction.ts';
import { BATCH, forEachBatch } from '../../jobs/batch.ts';
import type { Services } from '../../services.ts';
import { expirePayment } from './settle.ts';
import { lockPayment } from './settle.store.ts';

/** Expires unpaid Pix and boleto payments. */
export async function expirePayments(services: Services): Promise<void> {
  const { db, now } = services;
  await forEachBatch(
    services,
    'expire',
    (last: OverduePayment | undefined) => overduePayments(services, last),
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
    (last: EndedAccess | undefined) => endedAccess(services, last),
    ({ id }) =>
      db
        .updateTable('client_product')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'active')
        .where('expires_at', '<=', now())
        .execute(),
  );
}

/** Overdue payments that still reserve a product or coupon. */
const overduePayments = ({ db, now }: Services, last?: { due_at: Date | null; id: number }) =>
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
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
type OverduePayment = Awaited<ReturnType<typeof overduePayments>>[number];

const endedAccess = ({ db, now }: Services, last?: { expires_at: Date | null; id: number }) =>
  db
    .selectFrom('client_product')
    .select(['id', 'expires_at'])
    .where('status', '=', 'active')
    .where('expires_at', '<=', now())
    .$if(last !== undefined, (q) =>
      q.where(({ eb, refTuple, tuple }) => eb(refTuple('expires_at', 'id'), '>', tuple(last!.expires_at, last!.id))),
    )
    .orderBy('expires_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
type EndedAccess = Awaited<ReturnType<typeof endedAccess>>[number];
