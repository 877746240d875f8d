import { toCents } from '@mirante/domain/money.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Services } from '../../services.ts';
import * as store from './discrepancies.store.ts';

/** Gives back a charge's money that is no payment's. Its reference is the same however often it is asked, so it goes back once. */
export async function returnMoney(services: Services, { discrepancyId: id }: { discrepancyId: number }): Promise<void> {
  const { db, gateway, now } = services;
  const found = await store.find(db, id);
  if (found?.status !== 'returning' || found.charge_code === null) return;
  await gateway.refundCharge(found.charge_code, toCents(found.received), `discrepancy-${id}`);
  await inTransaction(db, async (trx) => {
    if ((await store.lock(trx, id))?.status !== 'returning') return;
    await trx.updateTable('discrepancy').set({ status: 'returned', resolved_at: now() }).where('id', '=', id).execute();
    await store.resolveUnowned(trx, found.charge_code, 'returned', now());
  });
}
