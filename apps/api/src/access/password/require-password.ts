import { uncountAttempt, limit } from '../../http/limits.ts';
import type { FieldError } from '@mirante/contract/problem.ts';
import { Refusal } from '../../http/refusal.ts';
import { isPassword } from '../../crypto/passwords.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { findAccount, lockAccount, type Account, type AccountKey } from './password.store.ts';

/**
 * The account, if this is its password: a session alone, on a machine left open, is not enough
 * for what cannot be undone. Refuses with 422 another password (`wrong_password`, with `refusal` as its field), 429 too many tries.
 */
export async function requirePassword(
  services: Services,
  who: AccountKey,
  typed: string,
  refusal: FieldError,
): Promise<Account> {
  const target = `${who.role} ${who.id}`;
  await limit(services, 'own-password', target);
  const account = await findAccount(services.db, who);
  if (!account || !(await isPassword(typed, account.password_hash))) throw wrongPassword(refusal);
  await uncountAttempt(services, 'own-password', target);
  return account;
}

/**
 * The account once more, locked, if its password is still the one that was checked: what a password allows must not land after that
 * password was replaced. Refuses with 422 where it was (`wrong_password`).
 */
export async function lockProven(trx: Db, who: AccountKey, checked: Account, refusal: FieldError): Promise<Account> {
  const account = await lockAccount(trx, who);
  if (account?.password_hash !== checked.password_hash) throw wrongPassword(refusal);
  return account;
}

export const wrongPassword = (error: FieldError): Refusal =>
  new Refusal('wrong_password', error.message, { errors: [error] });
