import { recovery } from '@mirante/contract/access/recovery.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import { texts } from '../../gateways/mail/texts.ts';
import { findAccount } from '../password/password.store.ts';
import { refuseWeakPassword } from '../password/weak-password.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import type { Services } from '../../services.ts';
import { ownerOf } from '../email-change/email-change.ts';
import { actAsOwner } from './act-as-owner.ts';
import { endProofs } from '../mailed-links/end-proofs.ts';
import { invalidCode } from '../mailed-links/mailed-link.ts';
import * as links from '../mailed-links/mailed-link.store.ts';
import * as store from './recovery.store.ts';

const purposes = ['reset', 'invite'] as const;

/**
 * Sets the password by a mailed link, and ends every session and link. Refuses with 422 an invalid link
 * (`invalid_code`) and a weak password (`invalid_fields`).
 */
export async function resetPassword(
  services: Services,
  { code, password, requestId }: { code: string; password: string; requestId: string },
): Promise<Pick<Viewer, 'role'>> {
  const { db, jobs, now } = services;
  const known = await links.find(db, code, purposes, now());
  if (!known || known.used_at) throw invalidCode();
  const named = await findAccount(db, ownerOf(known));
  if (named) await refuseWeakPassword(ownerOf(known).role, password, named, 'password');
  const hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const link = await links.use(trx, code, purposes, now());
    if (!link) throw invalidCode();
    const owner = ownerOf(link);
    await actAsOwner(trx, owner, { action: recovery.completePasswordReset.what, requestId, at: now() });
    const account = await store.setPassword(trx, owner.role, owner.id, hash, now());
    await endProofs(trx, owner, 'password_reset');
    await jobs.add(trx, 'mail', texts.passwordChanged({ ...account, role: owner.role }));
    return { role: owner.role };
  });
}
