import { toCents } from '@mirante/domain/money.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Services } from '../../services.ts';
import * as store from './discrepancies.store.ts';

/** Refunds a charge without a payment, idempotent by its reference; but for one that its bank took back before. */
export async function returnMoney(services: Services, { discrepancyId: id }: { discrepancyId: number }): Promise<void> {
  const { db, gateway, now } = services;
  const found = await store.find(db, id);
  if (found?.status !== 'returning' || found.charge_code === null) return;
  const { charge_code: charge, received } = found;
  const status = await gateway.refundCharge(charge, toCents(received), `discrepancy-${id}`).then(
    () => 'returned' as const,
    async (error: unknown) => {
      if ((await gateway.readCharge(charge))?.status !== 'canceled') throw error;
      return 'synced' as const;
    },
  );
  await inTransaction(db, async (trx) => {
    if ((await store.lock(trx, id))?.status !== 'returning') return;
    await trx.updateTable('discrepancy').set({ status, resolved_at: now() }).where('id', '=', id).execute();
    await store.resolveUnowned(trx, charge, status, now());
  });
}
