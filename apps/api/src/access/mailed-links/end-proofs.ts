import { proofs, type Event } from '@mirante/domain/access/proofs.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import type { Db } from '../../database/db.ts';
import { endAll, endOthers, endPasskeys } from '../session/session.store.ts';
import { endLinks } from './mailed-link.store.ts';

/**
 * For whatever secures an account: every session but the one that did it, every open link, and the passkeys where the table of proofs
 * says so, end with the transaction. The account's row must be locked by it already.
 */
export async function endProofs(
  trx: Db,
  owner: Pick<Viewer, 'role' | 'id'>,
  by: Event,
  keptSession?: Buffer,
): Promise<void> {
  if (keptSession) await endOthers(trx, owner, keptSession);
  else await endAll(trx, owner.role, owner.id);
  const ending: readonly Event[] = proofs.passkey.endedBy;
  if (ending.includes(by)) await endPasskeys(trx, owner);
  await endLinks(trx, owner);
}
