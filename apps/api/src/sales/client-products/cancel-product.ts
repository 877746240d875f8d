import { mayCall, type Viewer } from '@mirante/domain/access.ts';
import { clientProductCan } from '@mirante/domain/products/client-product.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { invalidField, or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import * as store from './client-products.store.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import { endAcquisition } from './end-acquisition.ts';
import { refundableAmount } from './refund.ts';

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
      await endAcquisition(services, trx, held, {
        reasonId: input.cancel_reason_id,
        reason: input.cancel_reason!,
        refund: (await isRefunded(trx, held, input, viewer)) ? { obs: input.refund_obs ?? null } : undefined,
      });
    }),
  );
}

/** Nothing is refunded of what was not paid, by nobody without the permission. */
async function isRefunded(trx: Db, held: { id: number }, { refund }: Cancellation['input'], viewer: Viewer) {
  if (!refund || (await refundableAmount(trx, held)) === 0) return false;
  if (!mayCall(clientProducts.refundClientProduct.allow, viewer)) throw refundForbidden();
  return true;
}

const isReason = async (trx: Db, id: number) => (await store.cancelReasons(trx)).some((reason) => reason.id === id);
const unknownReason = () => invalidField('cancel_reason_id', 'Selecione uma opção.');
const refundForbidden = () =>
  new Refusal(
    'forbidden',
    'Reembolsos são feitos pelo financeiro. Cancele sem reembolso, ou peça a quem pode reembolsar.',
  );
