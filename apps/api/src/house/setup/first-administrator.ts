import { randomBytes } from 'node:crypto';
import { enrolSecondFactor } from '../../access/second-factor/second-factor.ts';
import * as users from '../../access/users/users.store.ts';
import { hashPassword } from '../../crypto/passwords.ts';
import type { Services } from '../../services.ts';

export interface FirstAdministrator {
  /** Told here and never again. */
  password: string;
  /** For an authenticator app, as an address and in letters. */
  uri: string;
  secret: string;
  recovery_codes: string[];
}

/** 20 letters and digits, of 119 random bits. */
const newPassword = (): string => randomBytes(15).toString('base64url');

/**
 * Makes the administrator that a new house begins with, the second factor on. Undefined where there is an administrator already, or
 * of several at once another one came first: then nothing changes.
 */
export async function createFirstAdministrator(
  services: Services,
  { name, email }: { name: string; email: string },
): Promise<FirstAdministrator | undefined> {
  const password = newPassword();
  const password_hash = await hashPassword(password);
  return services.db.transaction().execute(async (trx) => {
    if ((await users.lockAdministrators(trx)).length > 0) return undefined;
    const now = services.now();
    const administrator = (await users.allRoles(trx)).find((role) => role.name === 'administrador')!;
    const id = await users.insert(trx, { name, email, password_hash }, now);
    await users.setRoles(trx, id, [administrator.id], now);
    return { password, ...(await enrolSecondFactor(services, trx, { id, email })) };
  });
}
