import { inviteLink } from '../../access/mailed-links/mailed-link.ts';
import { enrolSecondFactor } from '../../access/second-factor/second-factor.ts';
import * as users from '../../access/users/users.store.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import { newToken } from '../../crypto/tokens.ts';
import type { Services } from '../../services.ts';

export interface FirstAdministrator {
  /** By it the password is chosen, once. */
  link: string;
  /** For an authenticator app, as URI and text. */
  uri: string;
  secret: string;
  recovery_codes: string[];
}

/**
 * Creates a new house's administrator, with the second factor enabled. Undefined, without a change, if there is one
 * already or a concurrent call was first.
 */
export async function createFirstAdministrator(
  services: Services,
  { name, email }: { name: string; email: string },
): Promise<FirstAdministrator | undefined> {
  const password_hash = await hashPassword(newToken());
  return services.db.transaction().execute(async (trx) => {
    if ((await users.lockAdministrators(trx)).length > 0) return undefined;
    const now = services.now();
    const administrator = (await users.allRoles(trx)).find((role) => role.name === 'administrador')!;
    const id = await users.insert(trx, { name, email, password_hash }, now);
    await users.setRoles(trx, id, [administrator.id], now);
    const link = await inviteLink(services, trx, { id, name, email });
    return { link, ...(await enrolSecondFactor(services, trx, { id, email })) };
  });
}
