import type { OwnSession } from '@mirante/domain/access/own-session.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { lifetimes } from './session.store.ts';
import { deviceNamesOf } from './own-sessions.rules.ts';
import { ownerColumn, type AccountKey } from '../account-key.ts';

/** The valid ones. */
export async function list(
  db: Db,
  { role, id: ownerId }: AccountKey,
  current: Buffer,
  now: Date,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'token_hash', 'created_at', 'seen_at', 'ip', 'agent'])
    .where(ownerColumn(role), '=', ownerId)
    .where('kind', '=', 'session')
    .where('expires_at', '>', now)
    .where('seen_at', '>=', new Date(now.getTime() - lifetimes[role].idle))
    .orderBy((eb) => eb('token_hash', '=', current), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, token_hash, created_at, seen_at, ip, agent }) => ({
    id,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    ip,
    ...deviceNamesOf(agent),
    current: token_hash.equals(current),
  }));
}

/** Returns whether there was one. */
export const end = (db: Db, { role, id: ownerId }: AccountKey, id: number): Promise<boolean> =>
  hasRow(
    db
      .deleteFrom('session')
      .where(ownerColumn(role), '=', ownerId)
      .where('kind', '=', 'session')
      .where('id', '=', id)
      .returning('id'),
  );
