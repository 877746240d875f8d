import { clientProductCan } from '@mirante/domain/products/client-product.ts';
import { dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { invalidField, or404, Refusal } from '../../http/refusal.ts';
import { refuseStale } from '../../records/version.ts';
import type { Services } from '../../services.ts';
import type { Count } from '../../access/daily-limit/daily-limit.ts';
import { grantProducts } from '../purchases/granted-products.store.ts';
import { alreadyActive } from './add-products.ts';
import * as store from './client-products.store.ts';
import { versionsOf } from './client-product.ts';

interface ExpiryChange {
  clientId: number;
  id: number;
  /** `YYYY-MM-DD`, optionally with the day's end time. */
  date: string;
  obs: string | null;
  userId: number;
  seen: string | undefined;
  /** Refuses over the user's daily limit. */
  count: Count;
}

/**
 * Sets an acquisition's expiry to the end of a day, with a log entry if that is another one or has a note. Refuses with
 * 404 another client's, 409 a status that does not allow it (`not_active`, `already_active`), 412 a stale version, 422 a
 * day before its start.
 */
export async function changeExpiry(
  { db, now }: Services,
  { clientId, id, date, obs, userId, seen, count }: ExpiryChange,
): Promise<void> {
  const expires_at = endOfDay(date.slice(0, 10));
  await inTransaction(db, async (trx) => {
    const held = or404(await store.lockAcquisition(trx, clientId, id), 'Produto');
    refuseStale(seen, { version: versionsOf(held).expiry, ...(await formValues(trx, held)) });
    if (!clientProductCan.changeExpiry(held))
      throw new Refusal('not_active', 'Só é possível alterar o vencimento de um produto ativo ou expirado.');
    if (held.starts_at && expires_at < held.starts_at) throw beforeStart();
    if (held.status === 'expired') await refuseOtherActive(trx, held);
    // Neither another day nor a note.
    if (!obs && held.expires_at?.getTime() === expires_at.getTime()) return;
    await count(trx);
    await store.setExpiry(trx, held, { expires_at, obs, userId, now: now() });
    // What ends now may have been all that the client had of a product that comes with another.
    if (expires_at <= now()) await grantProducts(trx, clientId, now());
  });
}

/** The form's values, as last saved: by them its caller recognises their own change, whose answer was lost. */
const formValues = async (db: Db, held: store.LockedAcquisition) => ({
  date: held.expires_at && dayInSaoPaulo(held.expires_at),
  obs: await store.expiryObsOf(db, held),
});

async function refuseOtherActive(trx: Db, { client_id, product_id }: store.LockedAcquisition): Promise<void> {
  if (await store.hasActive(trx, client_id, [product_id])) throw alreadyActive();
}

const beforeStart = () => invalidField('date', 'O vencimento não pode ser anterior ao início.');
