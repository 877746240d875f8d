import { CONFIRM_WITHIN_DAYS } from '@mirante/domain/access/mailed-link.ts';
import type { SecondFactorAsked } from '@mirante/domain/access/second-factor.ts';
import type { LoginError } from '@mirante/domain/access/user.ts';
import { cpfRule } from '@mirante/validation/rules.ts';
import { limitInOrder, uncountInOrder } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashPassword, isOutdated, isPassword, withPlaceForCheck } from '../../crypto/passwords.ts';
import type { Services } from '../../services.ts';
import { openByPassword } from './complete-login.ts';
import { sendConfirmReminder } from '../mailed-links/mailed-link.ts';
import * as store from './login.store.ts';

const CONFIRM_WITHIN_MS = CONFIRM_WITHIN_DAYS * 86_400_000;

interface Credentials {
  email: string;
  password: string;
  ip: string;
}

/**
 * Opens a session, or a challenge, for who knows the password. Refuses as `verifyCredentials` does, also where the password was
 * changed while it was checked.
 */
export async function logIn(
  services: Services,
  { agent, ...credentials }: Credentials & { agent: string | undefined },
): Promise<LoggedIn> {
  // A hash that changed meanwhile may be the same password's, renewed by another login: it is checked once more.
  const entered = (await tryLogIn(services, credentials, agent)) ?? (await tryLogIn(services, credentials, agent));
  if (!entered) throw invalidCredentials();
  const { account, token } = entered;
  if (typeof token === 'string') record(services, account, null);
  if (isOutdated(account.password_hash)) await renewHash(services, account, credentials.password);
  return entered;
}

interface LoggedIn {
  account: store.Account;
  token: string | SecondFactorAsked;
}

async function tryLogIn(
  services: Services,
  credentials: Credentials,
  agent: string | undefined,
): Promise<LoggedIn | undefined> {
  const account = await withPlaceForCheck(() => verifyCredentials(services, credentials));
  const token = await openByPassword(services, account, { ip: credentials.ip, agent });
  return token ? { account, token } : undefined;
}

async function renewHash({ db }: Services, account: store.Account, password: string): Promise<void> {
  await store.replaceHash(db, account, { from: account.password_hash, to: await hashPassword(password) });
}

/**
 * The account whose name and password these are. What is wrong is told only to who knows the password. Refuses with 422 a wrong
 * name or password (`invalid_credentials`) and a temporary password that is over (`password_expired`), 444 an address that was not
 * confirmed in time (`email_not_confirmed`), 429 too many tries, 503 more logins than can be checked (`overloaded`).
 */
async function verifyCredentials(services: Services, { email, password, ip }: Credentials): Promise<store.Account> {
  const typed = loginNameOf(email);
  const name = JSON.stringify(typed);
  const network = networkOf(ip);
  const tries = [
    ['login-ip', network],
    ['login-account', `${name} ${network}`],
    ['login-account-wide', name],
  ] as const;
  await limitInOrder(services, tries);
  const accounts = await store.findAccounts(services.db, typed);
  const account = await findByPassword(accounts, password);
  if (!account) {
    if (accounts[0]) record(services, accounts[0], 'wrong_password');
    throw invalidCredentials();
  }
  // Who logs in again and again is counted after all.
  await uncountInOrder(services, tries);
  refuseExpiredPassword(services, account);
  await refuseUnconfirmed(services, account);
  return account;
}

const loginNameOf = (typed: string) =>
  cpfRule(typed) === undefined ? { cpf: typed.replaceAll(/\D/g, '') } : { email: typed.trim().toLowerCase() };

async function findByPassword(
  accounts: readonly store.Account[],
  password: string,
): Promise<store.Account | undefined> {
  for (const account of accounts) if (await isPassword(password, account.password_hash)) return account;
  if (accounts.length === 0) await isPassword(password, undefined);
  return undefined;
}

function refuseExpiredPassword(services: Services, account: store.Account): void {
  if (account.temporary_until === null || account.temporary_until > services.now()) return;
  record(services, account, 'password_expired');
  throw new Refusal(
    'password_expired',
    'A sua senha provisória venceu. Peça uma nova ao suporte, ou use "Esqueci a senha".',
  );
}

/** Refuses with 444 an address that was not confirmed in time (`email_not_confirmed`), and asks it once more. */
export async function refuseUnconfirmed(services: Services, account: store.Account): Promise<void> {
  if (account.confirmed || services.now().getTime() - account.created_at.getTime() < CONFIRM_WITHIN_MS) return;
  await sendConfirmReminder(services, account);
  record(services, account, 'email_not_confirmed');
  throw new Refusal(
    'email_not_confirmed',
    'Seu email ainda não foi confirmado. Enviamos um novo email de confirmação: confira também a caixa de spam ou fale com o suporte.',
  );
}

const invalidCredentials = () => new Refusal('invalid_credentials', 'Usuário ou senha inválidos');

/** Not waited for: a write that only existing accounts cause would tell by its time that they exist. */
function record(services: Services, account: store.Account, error: LoginError | null): void {
  store.recordLogin(services.db, account, error, services.now()).catch(services.onError);
}
