import { uncountAttempt, limit } from '../../http/limits.ts';
import type { FieldError } from '@mirante/contract/problem.ts';
import { Refusal } from '../../http/refusal.ts';
import { isPassword } from '../../crypto/passwords.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { findAccount, lockAccount, type Account } from './password.store.ts';
import type { AccountKey } from '../account-key.ts';

const unrecognised: FieldError = { path: 'password', message: 'Senha não foi reconhecida.' };

/**
 * The account, if the password is right: an unattended session is not enough for irreversible acts. Refuses with 422 a
 * wrong password (`wrong_password`, with `refusal` as its field), 429 over the rate limit.
 */
export async function requirePassword(
  services: Services,
  who: AccountKey,
  typed: string,
  refusal = unrecognised,
): Promise<Account> {
  const target = `${who.role} ${who.id}`;
  await limit(services, 'own-password', target);
  const account = await findAccount(services.db, who);
  if (!account || !(await isPassword(typed, account.password_hash))) throw wrongPassword(refusal);
  await uncountAttempt(services, 'own-password', target);
  return account;
}

/**
 * The account, locked, if its password is still the verified one: what a password allows must not happen after its
 * replacement. Refuses with 422 otherwise (`wrong_password`).
 */
export async function lockProven(trx: Db, who: AccountKey, checked: Account): Promise<Account> {
  const account = await lockAccount(trx, who);
  if (account?.password_hash !== checked.password_hash) throw wrongPassword(unrecognised);
  return account;
}

export const wrongPassword = (error: FieldError): Refusal =>
  new Refusal('wrong_password', error.message, { errors: [error] });
