import { openings } from '../../products/entitlements/entitlements.store.ts';
import type { Db } from '../../database/db.ts';
import { Refusal, sessionExpired } from '../../http/refusal.ts';
import { lockClient } from '../../people/client.store.ts';

/** Locks the logged-in client. Refuses with 401 if the account was removed meanwhile. */
export async function lockOwner(trx: Db, clientId: number): Promise<void> {
  if (!(await lockClient(trx, clientId))) throw sessionExpired();
}

/** Refuses with 409 a product included in an owned one (`already_included`). */
export async function refuseIncluded(trx: Db, clientId: number, wanted: readonly number[], now: Date): Promise<void> {
  const included = await findIncluded(trx, clientId, wanted, now);
  if (included)
    throw new Refusal('already_included', `${included.product} já faz parte de ${included.by}, que você assina.`);
}

/** The first wanted product that an owned one includes, and that one's name. */
const findIncluded = (db: Db, clientId: number, wanted: readonly number[], now: Date) =>
  db
    .selectFrom(openings(clientId, now).as('opening'))
    .innerJoin('product', 'product.id', 'opening.product_id')
    .innerJoin('product as by', 'by.id', 'opening.by_id')
    .select(['product.name as product', 'by.name as by'])
    .where('product.id', 'in', wanted)
    .whereRef('by.id', '!=', 'product.id')
    .orderBy('product.id')
    .orderBy('by.position')
    .orderBy('by.id')
    .executeTakeFirst();
