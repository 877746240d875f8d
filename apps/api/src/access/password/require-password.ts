import { uncountAttempt, limit } from '../../http/limits.ts';
import type { FieldError } from '@mirante/contract/problem.ts';
import { Refusal, sessionExpired } from '../../http/refusal.ts';
import type { SessionRow } from '../../http/session-row.ts';
import { isPassword } from '../../crypto/passwords.ts';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { lockSession } from '../session/session.store.ts';
import { findAccount, lockAccount, type Account } from './password.store.ts';

const unrecognised: FieldError = { path: 'password', message: 'Senha não foi reconhecida.' };

/** The session in which a password was typed. */
type OwnSession = Pick<SessionRow, 'viewer' | 'tokenHash'>;

/** An account whose password was just verified in a session. */
export interface Checked extends Account {
  session: OwnSession;
  /** What its wrong password is refused with. */
  refusal: FieldError;
}

/**
 * The account, if the password is right: an unattended session is not enough for irreversible acts. Refuses with 422 a
 * wrong password (`wrong_password`, with `refusal` as its field), 429 over the rate limit.
 */
export async function requirePassword(
  services: Services,
  { viewer, tokenHash }: OwnSession,
  typed: string,
  refusal = unrecognised,
): Promise<Checked> {
  const target = `${viewer.role} ${viewer.id}`;
  await limit(services, 'own-password', target);
  const account = await findAccount(services.db, viewer);
  if (!account || !(await isPassword(typed, account.password_hash))) throw wrongPassword(refusal);
  await uncountAttempt(services, 'own-password', target);
  return { ...account, session: { viewer, tokenHash }, refusal };
}

/**
 * The account, locked, if its password is still the verified one and the session is still open: what a password allows
 * must happen neither after its replacement nor after the session's end. Refuses with 422 (`wrong_password`) or 401
 * otherwise.
 */
export async function lockProven(trx: Db, { session, password_hash, refusal }: Checked): Promise<Account> {
  const account = await lockAccount(trx, session.viewer);
  if (!(await lockSession(trx, session.tokenHash))) throw sessionExpired();
  if (account?.password_hash !== password_hash) throw wrongPassword(refusal);
  return account;
}

export const wrongPassword = (error: FieldError): Refusal =>
  new Refusal('wrong_password', error.message, { errors: [error] });
