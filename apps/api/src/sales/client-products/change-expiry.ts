import { clientProductCan } from '@mirante/domain/products/client-product.ts';
import { dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import type { Db } from '../../database/db.ts';
import { invalidField, or404, Refusal } from '../../http/refusal.ts';
import { refuseStale } from '../../records/version.ts';
import type { Services } from '../../services.ts';
import { alreadyActive } from './add-products.ts';
import * as store from './client-products.store.ts';
import { versionsOf } from './client-product.ts';

interface Change {
  clientId: number;
  id: number;
  /** `YYYY-MM-DD`, perhaps with the time that every day ends at. */
  date: string;
  obs: string | null;
  userId: number;
  seen: string | undefined;
}

/** Moves the end of an acquisition to the last second of a day, with a word of who did it. */
export async function changeExpiry(
  { db, now }: Services,
  { clientId, id, date, obs, userId, seen }: Change,
): Promise<void> {
  const expires_at = endOfDay(date.slice(0, 10));
  await db.transaction().execute(async (trx) => {
    const held = or404(await store.hold(trx, clientId, id), 'Produto');
    refuseStale(seen, { version: versionsOf(held).expiry, ...shown(held) });
    if (!clientProductCan.changeExpiry(held))
      throw new Refusal('not_active', 'Só é possível alterar o vencimento de um produto ativo ou expirado.');
    if (held.starts_at && expires_at < held.starts_at) throw beforeStart();
    if (held.status === 'expired') await refuseSecond(trx, held);
    await store.moveExpiry(trx, held, { expires_at, obs, userId, now: now() });
  });
}

/** As its form holds it. */
const shown = ({ expires_at }: store.Held) => ({ date: expires_at && dayInSaoPaulo(expires_at) });

async function refuseSecond(trx: Db, { client_id, product_id }: store.Held): Promise<void> {
  if (await store.activeAmong(trx, client_id, [product_id])) throw alreadyActive();
}

const beforeStart = () => invalidField('date', 'O vencimento não pode ser anterior ao início.');
