import { lockClient } from '../../people/client.store.ts';
import type { Db } from '../../database/db.ts';
import { Refusal } from '../../http/refusal.ts';

/** Locks the client who is logged in. Refuses with 401 where the account was removed since its session was read. */
export async function lockOwner(trx: Db, clientId: number): Promise<void> {
  await lockClient(trx, clientId);
  const owner = await trx
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!owner) throw new Refusal('unauthenticated', 'Sua sessão parece ter expirado.');
}

/** What gives the client access now. */
export const activeProducts = (db: Db, clientId: number, now: Date): Promise<{ code: string; name: string }[]> =>
  db
    .selectFrom('client_product')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['product.code', 'product.name'])
    .where('client_id', '=', clientId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
