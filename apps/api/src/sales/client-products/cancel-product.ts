import { mayCall, type Viewer } from '@mirante/domain/access.ts';
import { clientProductCan } from '@mirante/domain/products/client-product.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { invalidField, or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { voidCharge } from '../purchases/void.job.ts';
import { grantedWith, grantProducts } from '../purchases/granted-products.store.ts';
import { restoreRenewed } from '../purchases/settle.store.ts';
import * as store from './client-products.store.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import { insertRefund, refundableAmount } from './refund.ts';

interface Cancellation {
  clientId: number;
  id: number;
  input: Input<typeof clientProducts.cancelClientProduct>;
  viewer: Viewer;
  idempotencyKey: string | undefined;
}

/**
 * Ends an active acquisition now, and what came with it; with `refund` refunding it. Refuses with 409 an inactive one (`not_active`), 403 a
 * refund without permission (`forbidden`), 404 another client's, 422 an unknown reason or as `runIdempotently` does.
 */
export async function cancelProduct(
  services: Services,
  { clientId, id, input, viewer, idempotencyKey: key }: Cancellation,
): Promise<void> {
  const now = services.now();
  const call = key ? { scope: `cancel ${viewer.id} ${id}`, key, body: input } : undefined;
  await inTransaction(services.db, (trx) =>
    runIdempotently(trx, { call, now }, async () => {
      const held = or404(await store.lockAcquisition(trx, clientId, id), 'Produto');
      if (!clientProductCan.cancel(held)) throw new Refusal('not_active', 'Só é possível cancelar um produto ativo.');
      if (!(await isReason(trx, input.cancel_reason_id))) throw unknownReason();
      await cancelPendingRenewals(services, trx, id);
      const ending = { reasonId: input.cancel_reason_id, reason: input.cancel_reason!, now };
      await store.markCancelled(trx, [id, ...(await grantedWith(trx, id))], ending);
      if (input.refund) await refund(services, trx, { held, viewer, obs: input.refund_obs || null });
      // Bought on its own, it may have been all that the client had of a product that comes with another.
      await grantProducts(trx, clientId, now);
    }),
  );
}

/** A pending renewal would restore the access: it is cancelled here and at the gateway. */
async function cancelPendingRenewals(services: Services, trx: Trx, id: number): Promise<void> {
  for (const paymentId of await store.pendingRenewals(trx, id)) await voidCharge(services, trx, paymentId);
}

/** A refunded purchase is undone: what a renewal replaced is restored for its own term. */
async function refund(
  services: Services,
  trx: Trx,
  { held, viewer, obs }: { held: store.LockedAcquisition; viewer: Viewer; obs: string | null },
): Promise<void> {
  if ((await refundableAmount(trx, held)) === 0) return;
  if (!mayCall(clientProducts.refundClientProduct.allow, viewer)) throw refundForbidden();
  await insertRefund(services, trx, held, obs);
  await restoreRenewed(trx, held.id, services.now());
}

const isReason = async (trx: Db, id: number) => (await store.cancelReasons(trx)).some((reason) => reason.id === id);
const unknownReason = () => invalidField('cancel_reason_id', 'Selecione uma opção.');
const refundForbidden = () =>
  new Refusal(
    'forbidden',
    'Reembolsos são feitos pelo financeiro. Cancele sem reembolso, ou peça a quem pode reembolsar.',
  );
