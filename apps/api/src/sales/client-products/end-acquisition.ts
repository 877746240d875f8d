import type { Trx } from '../../database/in-transaction.ts';
import type { Services } from '../../services.ts';
import { Refusal } from '../../http/refusal.ts';
import { grantedWith, grantProducts } from '../purchases/granted-products.store.ts';
import { pendingRenewals, restoreCredited, restoreRenewed } from '../purchases/renewal-chain.store.ts';
import { pendingUpgrades } from '../upgrade-credits/upgrade-credits.store.ts';
import { voidCharge } from '../purchases/settle.ts';
import * as store from './client-products.store.ts';
import { insertRefund } from './refund.ts';

interface Ending {
  reasonId: number;
  reason: string | null;
  /** Refunds what was paid for it, with this note for finance. */
  refund?: { obs: string | null } | undefined;
}

/**
 * Ends a locked active acquisition now, with what came with it. A pending renewal would restore the access, and a
 * pending upgrade use its rest, so they are cancelled, also at the gateway. What was credited to it is restored for its
 * own term; what it renewed, only with a refund, which undoes its purchase. Refuses with 409 while a card is being
 * charged for an upgrade (`busy`).
 */
export async function endAcquisition(
  services: Services,
  trx: Trx,
  held: store.LockedAcquisition,
  { reasonId, reason, refund }: Ending,
): Promise<void> {
  const now = services.now();
  const upgrades = await pendingUpgrades(trx, { id: held.id });
  if (upgrades.some(isBeingCharged)) throw upgrading();
  const pending = [...(await pendingRenewals(trx, held.id)), ...upgrades.map(({ id }) => id)];
  for (const paymentId of pending) await voidCharge(services, trx, paymentId);
  await store.markCancelled(trx, [held.id, ...(await grantedWith(trx, held.id))], { reasonId, reason, now });
  if (refund) await insertRefund(services, trx, held, refund.obs);
  await (refund ? restoreRenewed : restoreCredited)(trx, held.id, now);
  // Bought on its own, it may have been all that the client had of a product that comes with another.
  await grantProducts(trx, held.client_id, now);
}

/** The gateway has not answered: the money may have been taken already. */
const isBeingCharged = ({ method, vindi_code: charge }: { method: string; vindi_code: string | null }): boolean =>
  method === 'credit_card' && charge === null;
const upgrading = () =>
  new Refusal('busy', 'O cartão de uma compra que usa o crédito deste produto está sendo cobrado. Tente em instantes.');
