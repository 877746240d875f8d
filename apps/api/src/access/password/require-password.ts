import { uncountAttempt, limit } from '../../http/limits.ts';
import type { FieldError } from '@mirante/contract/problem.ts';
import { Refusal } from '../../http/refusal.ts';
import { isPassword } from '../../crypto/passwords.ts';
import type { Services } from '../../services.ts';
import { findAccount, type Account, type AccountKey } from './password.store.ts';

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

export const wrongPassword = (error: FieldError): Refusal =>
  new Refusal('wrong_password', error.message, { errors: [error] });
