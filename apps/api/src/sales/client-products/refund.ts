import { isRefundedByGateway } from '@mirante/domain/products/payment-method.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { restoreRenewed } from '../purchases/renewal-chain.store.ts';
import * as store from './client-products.store.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';

/** The refundable amount of an acquisition, in BRL. */
export const refundableAmount = async (db: Db, { id }: { id: number }): Promise<number> =>
  (await store.findRefundable(db, id))?.amount ?? 0;

/** Records the refund with its job in one transaction, so that a crash loses no request. */
export async function insertRefund(
  { jobs, now }: Services,
  trx: Trx,
  held: store.LockedAcquisition,
  obs: string | null,
): Promise<void> {
  const paid = await store.findRefundable(trx, held.id);
  if (!paid) return;
  const at = now();
  const { id } = await trx
    .insertInto('refund')
    .values({
      client_id: held.client_id,
      client_product_id: held.id,
      payment_id: paid.payment_id,
      amount: paid.amount,
      obs,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isRefundedByGateway(paid.method)) await jobs.add(trx, 'refund', { refundId: id });
}

interface RefundRequest {
  clientId: number;
  id: number;
  obs: string | null;
  idempotencyKey: string | undefined;
  userId: number;
}

/**
 * For an acquisition cancelled without a refund. Refuses with 409 one not cancelled (`not_cancelled`), already refunded
 * (`already_refunded`) or unpaid (`nothing_paid`); 404 another client's; 422 as `runIdempotently` does.
 */
export async function refundProduct(
  services: Services,
  { clientId, id, obs, idempotencyKey: key, userId }: RefundRequest,
): Promise<void> {
  const call = key ? { scope: `refund ${userId} ${id}`, key, body: { obs } } : undefined;
  await inTransaction(services.db, (trx) =>
    runIdempotently(trx, { call, now: services.now() }, async () => {
      const held = or404(await store.lockAcquisition(trx, clientId, id), 'Produto');
      if (held.status !== 'cancelled')
        throw new Refusal('not_cancelled', 'Só é possível reembolsar um produto cancelado.');
      const refund = await store.refundOf(trx, id);
      const nothingLeft = (await refundableAmount(trx, held)) === 0;
      if (refund && (refund.state !== 'removed' || nothingLeft))
        throw new Refusal('already_refunded', 'Este produto já tem um reembolso.');
      if (nothingLeft) throw new Refusal('nothing_paid', 'Nada foi pago por este produto.');
      await insertRefund(services, trx, held, obs);
      await restoreRenewed(trx, held.id, services.now());
    }),
  );
}
