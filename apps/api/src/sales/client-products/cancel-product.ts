import { mayCall, type Viewer } from '@mirante/domain/access.ts';
import { clientProductCan } from '@mirante/domain/products/client-product.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { Db } from '../../database/db.ts';
import { invalidField, or404, Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { cancel } from '../purchases/settle.ts';
import { restore } from '../purchases/settle.store.ts';
import * as store from './client-products.store.ts';
import { once } from './once.ts';
import { giveBack, refundable } from './refund.ts';

interface Cancelling {
  clientId: number;
  id: number;
  input: Input<typeof clientProducts.cancelClientProduct>;
  viewer: Viewer;
  key: string | undefined;
}

/** Ends an active acquisition now, and with `refund` asks for what was paid for it back. */
export async function cancelProduct(
  services: Services,
  { clientId, id, input, viewer, key }: Cancelling,
): Promise<void> {
  const now = services.now();
  const of = key ? { scope: `cancel ${viewer.id} ${id}`, key, body: input } : undefined;
  await services.db.transaction().execute((trx) =>
    once(trx, { of, now }, async () => {
      const held = or404(await store.hold(trx, clientId, id), 'Produto');
      if (!clientProductCan.cancel(held)) throw new Refusal('not_active', 'Só é possível cancelar um produto ativo.');
      if (!(await isReason(trx, input.cancel_reason_id))) throw unknownReason();
      await dropRenewals(services, trx, id, now);
      await store.end(trx, id, { reasonId: input.cancel_reason_id, reason: input.cancel_reason!, now });
      if (input.refund) await refund(services, trx, { held, viewer, obs: input.refund_obs || null });
    }),
  );
}

/** A renewal on its way would bring the access back: it is called off, here and at the gateway. */
async function dropRenewals({ jobs }: Services, trx: Db, id: number, now: Date): Promise<void> {
  for (const paymentId of await store.openRenewals(trx, id)) {
    await cancel(trx, paymentId, now);
    await jobs.add(trx, 'void', { paymentId });
  }
}

/** What is given back was not bought: what a renewal had taken the place of is back for its own time. */
async function refund(
  services: Services,
  trx: Db,
  { held, viewer, obs }: { held: store.Held; viewer: Viewer; obs: string | null },
): Promise<void> {
  if ((await refundable(trx, held)) === 0) return;
  if (!mayCall(clientProducts.refundClientProduct.allow, viewer)) throw notYours();
  await giveBack(services, trx, held, obs);
  await restore(trx, held.id, services.now());
}

const isReason = async (trx: Db, id: number) => (await store.cancelReasons(trx)).some((reason) => reason.id === id);
const unknownReason = () => invalidField('cancel_reason_id', 'Selecione uma opção.');
const notYours = () =>
  new Refusal(
    'forbidden',
    'Reembolsos são feitos pelo financeiro. Cancele sem reembolso, ou peça a quem pode reembolsar.',
  );
