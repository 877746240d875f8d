import { confirmEmailBy, isReleased } from '@mirante/domain/access/mailed-link.ts';
import type { SecondFactorAsked } from '@mirante/domain/access/second-factor.ts';
import type { LoginError } from '@mirante/domain/access/user.ts';
import { cpfRule } from '@mirante/validation/rules.ts';
import { limitInOrder, uncountInOrder } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashPassword, isOutdated, isPassword, withPlaceForCheck } from '../../crypto/passwords.ts';
import type { Services } from '../../services.ts';
import { PASSWORD_EXPIRED } from '../password/change-password.ts';
import { openByPassword } from './complete-login.ts';
import { sendConfirmReminder } from '../mailed-links/mailed-link.ts';
import * as store from './login.store.ts';

interface Credentials {
  email: string;
  password: string;
  /** The app's, whose accounts come first. */
  role?: store.Account['role'] | undefined;
  ip: string;
}

/**
 * Opens a session, or a challenge, for valid credentials. Refuses as `verifyCredentials` does, also when the password
 * changed during the check.
 */
export async function logIn(
  services: Services,
  { agent, ...credentials }: Credentials & { agent: string | undefined },
): Promise<LoggedIn> {
  // A changed hash may be a rehash of the same password by another login, so it is checked once more.
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
 * The account of a name and password. Reasons are given only to callers who know the password. Refuses with 422 wrong
 * credentials (`invalid_credentials`) and an expired temporary password (`password_expired`), 444 an address not
 * confirmed in time (`email_not_confirmed`) or released (`email_released`), 429 over the rate limit, 503 when the
 * password queue is full (`overloaded`).
 */
async function verifyCredentials(
  services: Services,
  { email, password, role, ip }: Credentials,
): Promise<store.Account> {
  const typed = loginNameOf(email);
  const name = JSON.stringify(typed);
  const network = networkOf(ip);
  const tries = [
    ['login-ip', network],
    ['login-account', `${name} ${network}`],
    ['login-account-wide', name],
  ] as const;
  await limitInOrder(services, tries);
  const found = await store.findAccounts(services.db, typed);
  const accounts = [...found.filter((one) => one.role === role), ...found.filter((one) => one.role !== role)];
  const account = await findByPassword(accounts, password);
  if (!account) {
    if (accounts[0]) record(services, accounts[0], 'wrong_password');
    throw invalidCredentials();
  }
  // Repeated logins are counted after all.
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
  throw new Refusal('password_expired', PASSWORD_EXPIRED);
}

/**
 * Refuses with 444 an address not confirmed in time (`email_not_confirmed`), and mails a new link; there is none to mail
 * it to once the address was released (`email_released`).
 */
export async function refuseUnconfirmed(services: Services, account: store.Account): Promise<void> {
  if (account.confirmed || services.now() < confirmEmailBy(account.created_at)) return;
  record(services, account, 'email_not_confirmed');
  if (isReleased(account.email))
    throw new Refusal(
      'email_released',
      'Quem recebe o email informado nesta conta disse que ela não é sua. Fale com o suporte para informar o seu.',
    );
  await sendConfirmReminder(services, account);
  throw new Refusal(
    'email_not_confirmed',
    'Seu email ainda não foi confirmado. Enviamos um novo email de confirmação: confira também a caixa de spam ou fale com o suporte.',
  );
}

const invalidCredentials = () => new Refusal('invalid_credentials', 'Usuário ou senha inválidos');

/** Not awaited: a write for existing accounts alone would reveal them by its duration. */
function record(services: Services, account: store.Account, error: LoginError | null): void {
  store.recordLogin(services.db, account, error, services.now()).catch(services.onError);
}
