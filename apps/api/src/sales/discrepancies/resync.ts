import type { DiscrepancyKind } from '@mirante/domain/sales/discrepancy-kind.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Services } from '../../services.ts';
import { findPayment, findPaymentOf } from '../purchases/find-payment.store.ts';
import { differenceOf } from '../purchases/settle.rules.ts';
import { syncPayment } from '../purchases/sync.ts';
import * as store from './discrepancies.store.ts';

/**
 * Reads a charge again, settles it, and closes the discrepancy if it is gone. Returns the remaining difference. Throws
 * when the gateway is unavailable.
 */
export async function resync(
  services: Services,
  found: store.Found,
  userId: number | null,
): Promise<DiscrepancyKind | undefined> {
  const { charge_code: vindiCode, payment_id: id } = found;
  if (vindiCode !== null) await syncPayment(services, { vindiCode });
  else if (id !== null) await syncPayment(services, { id });
  const left = await differenceNow(services, found);
  if (left === undefined)
    await inTransaction(services.db, async (trx) => {
      const now = services.now();
      if ((await store.lock(trx, found.id))?.status !== 'open') return;
      await store.close(trx, found.id, { status: 'synced', now, userId });
      await store.resolveUnowned(trx, vindiCode, 'synced', now);
    });
  return left;
}

async function differenceNow(
  { db, gateway }: Services,
  { charge_code: code, payment_id: id, payment_code: reference }: store.Found,
): Promise<DiscrepancyKind | undefined> {
  const charge = code !== null ? await gateway.readCharge(code) : reference && (await gateway.findCharge(reference));
  const payment = charge ? await findPaymentOf(db, charge) : id !== null ? await findPayment(db, { id }) : undefined;
  return differenceOf(payment, charge || undefined);
}
