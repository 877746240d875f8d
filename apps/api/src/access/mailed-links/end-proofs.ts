import { proofs, type Event } from '@mirante/domain/access/proofs.ts';
import type { Db } from '../../database/db.ts';
import { endAll, endOthers, endPasskeys } from '../session/session.store.ts';
import { endLinks } from './mailed-link.store.ts';
import type { AccountKey } from '../account-key.ts';

/**
 * Ends every other session, every open link, and passkeys per the table of proofs, in the transaction that secures an
 * account. The account's row must already be locked.
 */
export async function endProofs(trx: Db, owner: AccountKey, by: Event, keptSession?: Buffer): Promise<void> {
  if (keptSession) await endOthers(trx, owner, keptSession);
  else await endAll(trx, owner);
  const ending: readonly Event[] = proofs.passkey.endedBy;
  if (ending.includes(by)) await endPasskeys(trx, owner);
  await endLinks(trx, owner);
}
