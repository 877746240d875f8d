import { openChange } from '../../access/mailed-links/seal-change.ts';
import type { TypedChange } from '../../database/schema/access.ts';
import type { PendingChange } from '@mirante/domain/people/client.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';

const waitingChanges = (db: Db, clientId: number, now: Date) =>
  db
    .selectFrom('mailed_link')
    .select(['id', 'created_at', 'expires_at', 'change'])
    .where('client_id', '=', clientId)
    .where('purpose', '=', 'change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

/** Pending changes typed in purchases, newest first. */
export async function pendingChanges(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  clientId: number,
): Promise<PendingChange[]> {
  const rows = await waitingChanges(db, clientId, now()).orderBy('id', 'desc').execute();
  return rows.map(({ id, created_at, expires_at, change }) => {
    const { address, ...typed } = openChange(config, clientId, change!);
    const typedAddress = address && { address: { complement: null, city_id: null, ...address } };
    return {
      id,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      change: { ...typed, ...typedAddress },
    };
  });
}

/** Takes a pending change: of staff and owner concurrently, one gets it. */
export async function acceptChange(
  { config, now }: Pick<Services, 'config' | 'now'>,
  trx: Db,
  { clientId, id }: { clientId: number; id: number },
): Promise<TypedChange | undefined> {
  const row = await waitingChanges(trx, clientId, now()).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  await trx.updateTable('mailed_link').set({ used_at: now(), change: null }).where('id', '=', id).execute();
  return openChange(config, clientId, row.change!);
}

export async function discardChange(db: Db, clientId: number, id: number): Promise<{ id: number } | undefined> {
  return db
    .deleteFrom('mailed_link')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('purpose', '=', 'change')
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

export async function closeErasure(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('erasure_request').set({ closed_at: now }).where('id', '=', id).execute();
}
