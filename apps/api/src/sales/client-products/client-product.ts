import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { clientProductsAt } from '../../products/holdings/holdings.store.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { or404 } from '../../http/refusal.ts';
import { refuseStale, versioned } from '../../records/version.ts';
import type { Services } from '../../services.ts';
import { withPayment } from './acquisitions.store.ts';
import * as store from './client-products.store.ts';
import { refundableAmount } from './refund.ts';

/** An acquisition with all data of its staff page. */
export async function staffClientProductOf(
  services: Services,
  clientId: number,
  id: number,
): Promise<StaffClientProduct> {
  const { db, now } = services;
  const product = or404(
    (await clientProductsAt(db, clientId, now())).find((own) => own.id === id),
    'Produto',
  );
  const [paid, obs, expiry_logs, refund, amount] = await Promise.all([
    withPayment(services, clientId, product),
    store.obsOf(db, id),
    store.expiryLogs(db, id),
    store.refundOf(db, id),
    refundableAmount(db, product),
  ]);
  return {
    ...paid,
    obs,
    expiry_logs,
    refund,
    refundable: refund && refund.state !== 'removed' ? 0 : amount,
    versions: versionsOf({ ...product, obs }),
  };
}

export const versionsOf = ({
  expires_at,
  obs,
}: {
  expires_at: Date | string | null;
  obs: string | null;
}): StaffClientProduct['versions'] => ({
  expiry: versioned({ at: expires_at && new Date(expires_at).toISOString() }, ['at']).version,
  obs: versioned({ obs }, ['obs']).version,
});

interface ObsEdit {
  clientId: number;
  id: number;
  obs: string;
  seen: string | undefined;
}

export async function editObs({ db }: Services, { clientId, id, obs, seen }: ObsEdit): Promise<void> {
  await inTransaction(db, async (trx) => {
    const held = or404(await store.lockAcquisition(trx, clientId, id), 'Produto');
    refuseStale(seen, editableObs(held));
    await store.setObs(trx, id, obs);
  });
}

/** The current notes, for an editor with a conflict. */
const editableObs = (held: Pick<store.LockedAcquisition, 'obs'> & Parameters<typeof versionsOf>[0]) => ({
  version: versionsOf(held).obs,
  obs: held.obs,
});
