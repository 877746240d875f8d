import type { PasskeyChallenge } from '@mirante/domain/access/passkey.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import type { Services } from '../../services.ts';
import { requestPasskey, unknownPasskey, usePasskey } from '../passkeys/use-passkey.ts';
import type { Assertion } from '../passkeys/webauthn.ts';
import * as sessions from '../session/session.store.ts';
import { refuseUnconfirmed } from './login.ts';
import { findAccountOf, recordLogin, type Account } from './login.store.ts';
import type { AccountKey } from '../account-key.ts';

type Role = AccountKey['role'];
const purposeOf = (role: Role) => ({ purpose: `${role}_login`, session_hash: null }) as const;

/** Refuses with 429 over the network's rate limit. */
export async function challengeLogIn(services: Services, role: Role, ip: string): Promise<PasskeyChallenge> {
  await limit(services, 'passkey-ip', networkOf(ip));
  return requestPasskey(services, role, purposeOf(role));
}

/**
 * Opens a session for a passkey's signature, which counts as two factors. Refuses as `usePasskey` does, and with 444 an
 * address not confirmed in time (`email_not_confirmed`) or released (`email_released`).
 */
export async function logInByPasskey(
  services: Services,
  { role, ...assertion }: Assertion & { role: Role },
  origin: sessions.Origin & { ip: string },
): Promise<{ account: Account; token: string }> {
  await limit(services, 'passkey-ip', networkOf(origin.ip));
  const entered = await usePasskey(services, assertion, {
    role,
    of: purposeOf(role),
    act: async (trx, owner) => {
      const account = await findAccountOf(trx, owner);
      if (!account) throw unknownPasskey();
      await refuseUnconfirmed(services, account);
      return { account, token: await sessions.open(trx, owner, services.now(), origin) };
    },
  });
  await recordLogin(services.db, entered.account, null, services.now());
  return entered;
}
