import type { StepUpWays } from '@mirante/domain/access/passkey.ts';
import { say } from '@mirante/validation/messages.ts';
import { invalidField } from '../../http/refusal.ts';
import type { SessionRow } from '../../http/session-row.ts';
import type { Services } from '../../services.ts';
import { credentialsOf } from '../passkeys/passkeys.store.ts';
import { usePasskey } from '../passkeys/use-passkey.ts';
import type { Assertion } from '../passkeys/webauthn.ts';
import { lockProven, requirePassword } from '../password/require-password.ts';
import { mailRecoveryCodeUsed } from '../second-factor/use-code.ts';
import { withPasswordAndCode } from '../second-factor/second-factor.ts';
import { prove } from '../session/session.store.ts';

export const stepUpMethods = async (
  { db }: Services,
  { viewer, hasSecondFactor }: SessionRow,
): Promise<StepUpWays> => ({
  code: hasSecondFactor,
  passkey: (await credentialsOf(db, viewer)).length > 0,
});

/**
 * Proves the session by the password, and a code where there is a second factor. Refuses with 422 a missing or wrong
 * one (`invalid_fields`, `wrong_password`, `wrong_code`), 429 over the rate limit.
 */
export async function stepUpByPassword(
  services: Services,
  session: SessionRow,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const { tokenHash, hasSecondFactor } = session;
  if (hasSecondFactor) {
    if (!code) throw invalidField('code', say.required);
    return withPasswordAndCode(services, session, { password, code }, async (trx, _account, how) => {
      await prove(trx, tokenHash, services.now());
      if (how === 'recovery')
        await mailRecoveryCodeUsed(services, trx, session.viewer, 'confirmou ser você, na sua conta,');
    });
  }
  const checked = await requirePassword(services, session, password);
  await services.db.transaction().execute(async (trx) => {
    await lockProven(trx, checked);
    await prove(trx, tokenHash, services.now());
  });
}

/** Proves the session by its owner's passkey. Refuses as `usePasskey` does. */
export const stepUpByPasskey = (
  services: Services,
  { viewer, tokenHash }: SessionRow,
  assertion: Assertion,
): Promise<void> =>
  usePasskey(services, assertion, {
    role: viewer.role,
    ownerId: viewer.id,
    of: { purpose: 'step_up', session_hash: tokenHash },
    act: (trx) => prove(trx, tokenHash, services.now()),
  });
