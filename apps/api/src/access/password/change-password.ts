import { texts } from '../../gateways/mail/texts.ts';
import { Refusal, refusalOfField } from '../../http/refusal.ts';
import type { SessionRow } from '../../http/session-row.ts';
import { hashPassword, isPassword } from '../../crypto/passwords.ts';
import type { Services } from '../../services.ts';
import { endProofs } from '../mailed-links/end-proofs.ts';
import { sendConfirm } from '../mailed-links/mailed-link.ts';
import * as store from './password.store.ts';
import { lockProven, requirePassword } from './require-password.ts';
import { refuseWeakPassword } from './weak-password.ts';

/** Said by a login and by a change of the password. */
export const PASSWORD_EXPIRED = 'A sua senha provisória venceu. Peça uma nova ao suporte, ou use “Esqueceu a senha?”.';
const unrecognised = { path: 'current', message: 'Senha antiga não foi reconhecida.' };

interface Change {
  current: string;
  new: string;
}

/**
 * Changes the password of a session's owner, client or staff. Other sessions end, and the address is notified. Repeated,
 * as after a lost answer, it succeeds without a change. Refuses with 422 a wrong, unchanged or weak password
 * (`wrong_password`, `same_password`, `invalid_fields`) and an expired temporary one (`password_expired`), 429 over the
 * rate limit.
 */
export async function changePassword(services: Services, session: SessionRow, change: Change): Promise<void> {
  try {
    await replacePassword(services, session, change);
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === 'wrong_password';
    if (!isWrong || !(await isChangedTo(services, session, change.new))) throw error;
  }
}

/** No attempt is given back for it: the limit of guesses holds. */
async function isChangedTo({ db }: Services, { viewer }: SessionRow, fresh: string): Promise<boolean> {
  const account = await store.findAccount(db, viewer);
  return isPassword(fresh, account?.password_hash);
}

async function replacePassword(
  services: Services,
  session: SessionRow,
  { current, new: fresh }: Change,
): Promise<void> {
  const { viewer, tokenHash } = session;
  const checked = await requirePassword(services, session, current, unrecognised);
  if (checked.temporary_until && checked.temporary_until <= services.now())
    throw refusalOfField('password_expired', 'current', PASSWORD_EXPIRED);
  if (current === fresh) throw refusalOfField('same_password', 'new', 'Escolha uma senha diferente da atual.');
  await refuseWeakPassword(viewer.role, fresh, checked, 'new');
  const to = await hashPassword(fresh);
  const now = services.now();
  await services.db.transaction().execute(async (trx) => {
    const account = await lockProven(trx, checked);
    await store.saveHash(trx, viewer, to, now);
    await endProofs(trx, viewer, 'password_changed', tokenHash);
    await services.jobs.add(trx, 'mail', texts.ownPasswordChanged({ ...account, role: viewer.role }));
    // The pending confirmation link of the address has just ended.
    if (viewer.role === 'client' && !(await store.isConfirmed(trx, viewer.id)))
      await sendConfirm(services, trx, { ...account, id: viewer.id });
  });
}
