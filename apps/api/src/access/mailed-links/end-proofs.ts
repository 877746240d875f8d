import type { Viewer } from '@mirante/domain/access.ts';
import type { Db } from '../../database/db.ts';
import { endAll, endOthers } from '../session/session.store.ts';
import { endLinks } from './mailed-link.store.ts';

/**
 * For whatever secures an account: every session but the one that did it, and every open link, end with the transaction. The account's
 * row must be locked by it already.
 */
export async function endProofs(trx: Db, owner: Pick<Viewer, 'role' | 'id'>, keptSession?: Buffer): Promise<void> {
  if (keptSession) await endOthers(trx, owner, keptSession);
  else await endAll(trx, owner.role, owner.id);
  await endLinks(trx, owner);
}
