import { clientProductCan } from '@mirante/domain/products/client-product.ts';
import { dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { invalidField, or404, Refusal } from '../../http/refusal.ts';
import { refuseStale } from '../../records/version.ts';
import type { Services } from '../../services.ts';
import { alreadyActive } from './add-products.ts';
import * as store from './client-products.store.ts';
import { versionsOf } from './client-product.ts';

interface ExpiryChange {
  clientId: number;
  id: number;
  /** `YYYY-MM-DD`, perhaps with the time that every day ends at. */
  date: string;
  obs: string | null;
  userId: number;
  seen: string | undefined;
}

/**
 * Moves the end of an acquisition to the last second of a day, with a word of who did it. Refuses with 404 what is not this
 * client's, 409 what has neither begun nor ended so that it may move (`not_active`, `already_active`), 412 where somebody moved it
 * meanwhile, 422 a day before its start.
 */
export async function changeExpiry(
  { db, now }: Services,
  { clientId, id, date, obs, userId, seen }: ExpiryChange,
): Promise<void> {
  const expires_at = endOfDay(date.slice(0, 10));
  await inTransaction(db, async (trx) => {
    const held = or404(await store.lockAcquisition(trx, clientId, id), 'Produto');
    refuseStale(seen, { version: versionsOf(held).expiry, ...formValues(held) });
    if (!clientProductCan.changeExpiry(held))
      throw new Refusal('not_active', 'Só é possível alterar o vencimento de um produto ativo ou expirado.');
    if (held.starts_at && expires_at < held.starts_at) throw beforeStart();
    if (held.status === 'expired') await refuseOtherActive(trx, held);
    await store.setExpiry(trx, held, { expires_at, obs, userId, now: now() });
  });
}

/** As its form holds it. */
const formValues = ({ expires_at }: store.LockedAcquisition) => ({ date: expires_at && dayInSaoPaulo(expires_at) });

async function refuseOtherActive(trx: Db, { client_id, product_id }: store.LockedAcquisition): Promise<void> {
  if (await store.hasActive(trx, client_id, [product_id])) throw alreadyActive();
}

const beforeStart = () => invalidField('date', 'O vencimento não pode ser anterior ao início.');
