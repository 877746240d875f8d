import type { InferType } from 'yup';
import type { ownUserForm } from '@mirante/contract/access/own-user.form.ts';
import { say } from '@mirante/validation/messages.ts';
import { limit, uncountAttempt } from '../../http/limits.ts';
import { invalidField, or404 } from '../../http/refusal.ts';
import type { SessionRow } from '../../http/session-row.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { requestEmailChange } from '../email-change/email-change.ts';
import { findAccount, lockAccount } from '../password/password.store.ts';
import { requirePassword, type Checked } from '../password/require-password.ts';
import { isSecondFactorOn } from '../second-factor/second-factor.store.ts';
import { mailRecoveryCodeUsed, useCode, wrongCode } from '../second-factor/use-code.ts';
import * as store from './own-user.store.ts';

type OwnUser = InferType<typeof ownUserForm>;

/**
 * Saves the name. A new e-mail needs the password, and a code where there is a second factor, and takes effect when the
 * new address confirms. Refuses with 422 when one is missing or wrong (`wrong_password`, `wrong_code`), 409 a taken
 * address (`email_taken`), 429 over the rate limit.
 */
export async function editOwnUser(services: Services, session: SessionRow, input: OwnUser): Promise<void> {
  const { db, now } = services;
  const { viewer } = session;
  const before = or404(await findAccount(db, viewer), 'Usuário');
  const isMoved = before.email.toLowerCase() !== input.email;
  const checked = isMoved ? await proveOwner(services, session, input) : undefined;
  await db.transaction().execute(async (trx) => {
    const { name } = or404(await lockAccount(trx, viewer), 'Usuário');
    if (checked) {
      await spendCode(services, trx, session, input);
      await requestEmailChange(services, trx, session, { email: input.email, checked });
    }
    if (name !== input.name) await store.saveName(trx, viewer.id, input.name, now());
  });
  if (checked && input.code) await uncountAttempt(services, 'second-factor', viewer.id);
}

/** An unattended session must not be able to move the account to another address. */
async function proveOwner(services: Services, session: SessionRow, { password, code }: OwnUser): Promise<Checked> {
  if (!password) throw invalidField('password', say.required);
  const { viewer } = session;
  const checked = await requirePassword(services, session, password);
  if (await isSecondFactorOn(services.db, viewer.id)) {
    if (!code) throw invalidField('code', say.required);
    await limit(services, 'second-factor', viewer.id);
  }
  await limit(services, 'email-change', `${viewer.role} ${viewer.id}`);
  return checked;
}

async function spendCode(services: Services, trx: Db, { viewer }: SessionRow, { code }: OwnUser): Promise<void> {
  if (!(await isSecondFactorOn(trx, viewer.id))) return;
  const how = await useCode(services, trx, viewer.id, code ?? '');
  if (!how) throw wrongCode();
  if (how === 'recovery') await mailRecoveryCodeUsed(services, trx, viewer, 'pediu a troca do seu email');
}
