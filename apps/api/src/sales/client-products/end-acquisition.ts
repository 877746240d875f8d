import type { Trx } from '../../database/in-transaction.ts';
import type { Services } from '../../services.ts';
import { grantedWith, grantProducts } from '../purchases/granted-products.store.ts';
import { pendingRenewals, restoreRenewed } from '../purchases/renewal-chain.store.ts';
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
 * pending upgrade use its rest, so they are cancelled, also at the gateway. A refunded purchase is undone: what it
 * replaced, as a renewal or an upgrade, is restored for its own term.
 */
export async function endAcquisition(
  services: Services,
  trx: Trx,
  held: store.LockedAcquisition,
  { reasonId, reason, refund }: Ending,
): Promise<void> {
  const now = services.now();
  const pending = [...(await pendingRenewals(trx, held.id)), ...(await pendingUpgrades(trx, held.id))];
  for (const paymentId of pending) await voidCharge(services, trx, paymentId);
  await store.markCancelled(trx, [held.id, ...(await grantedWith(trx, held.id))], { reasonId, reason, now });
  if (refund) {
    await insertRefund(services, trx, held, refund.obs);
    await restoreRenewed(trx, held.id, now);
  }
  // Bought on its own, it may have been all that the client had of a product that comes with another.
  await grantProducts(trx, held.client_id, now);
}
