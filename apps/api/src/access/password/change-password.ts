import { texts } from '../../gateways/mail/texts.ts';
import { refusalOfField } from '../../http/refusal.ts';
import type { SessionRow } from '../../http/session-row.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import type { Services } from '../../services.ts';
import { endProofs } from '../mailed-links/end-proofs.ts';
import { sendConfirm } from '../mailed-links/mailed-link.ts';
import * as store from './password.store.ts';
import { requirePassword, wrongPassword } from './require-password.ts';
import { refuseWeakPassword } from './weak-password.ts';

const unrecognised = { path: 'current', message: 'Senha antiga não foi reconhecida.' };

/**
 * Changes the password of a session's owner, client or staff. Other sessions end, and the address is notified. Refuses
 * with 422 a wrong, unchanged or weak password (`wrong_password`, `same_password`, `invalid_fields`), 429 over the rate
 * limit.
 */
export async function changePassword(
  services: Services,
  { viewer, tokenHash }: SessionRow,
  { current, fresh }: { current: string; fresh: string },
): Promise<void> {
  const account = await requirePassword(services, viewer, current, unrecognised);
  if (current === fresh) throw refusalOfField('same_password', 'new', 'Escolha uma senha diferente da atual.');
  await refuseWeakPassword(viewer.role, fresh, account, 'new');
  const to = await hashPassword(fresh);
  const now = services.now();
  await services.db.transaction().execute(async (trx) => {
    if (!(await store.replaceHash(trx, viewer, { from: account.password_hash, to }, now)))
      throw wrongPassword(unrecognised);
    await endProofs(trx, viewer, 'password_changed', tokenHash);
    await services.jobs.add(trx, 'mail', texts.ownPasswordChanged(account));
    // The pending confirmation link of the address has just ended.
    if (viewer.role === 'client' && !(await store.isConfirmed(trx, viewer.id)))
      await sendConfirm(services, trx, { ...account, id: viewer.id });
  });
}
