import { Secret, TOTP } from 'otpauth';
import type { PasskeyOffer } from '@mirante/domain/access/passkey.ts';
import type { ProofName } from '@mirante/domain/access/proofs.ts';
import { sendChange, sendInvite, sendReset, sendWelcome } from '../access/mailed-links/mailed-link.ts';
import type { TestApi } from './api.ts';
import { Authenticator } from './authenticator.ts';
import { openView, viewCode } from './client-views.ts';
import { factory, logIn, PASSWORD, type Person } from './factory.ts';

/** The credentials for an account, each used where a call expects it. A code or token is tried in every place. */
export interface Credentials {
  token?: string;
  password?: string;
  passkey?: Authenticator;
}
export interface Account extends Person {
  /** A session of the account's owner, besides the proof. */
  owner: string;
  /** A requested address that is not confirmed yet. */
  asked: string;
  /** Recovery codes of the second factor, for staff. */
  codes: string[];
}

let n = 0;
export const freshEmail = (): string => `outra-${process.pid}-${(n += 1)}@exemplo.com.br`;

/**
 * An account with everything that a proof could change: an unconfirmed address, a requested new one, a second factor, a
 * cancelled subscription.
 */
export async function createAccount(api: TestApi, role: Person['role'], productId: number): Promise<Account> {
  const { db } = api;
  const person =
    role === 'client' ? await factory.client(db, { email_confirmed_at: null }) : await factory.staff(db, ['trader']);
  if (role === 'client') await factory.clientProduct(db, person.id, productId, { status: 'cancelled' });
  const owner = await logIn(api, person);
  const codes = role === 'user' ? await enableSecondFactor(api, owner) : [];
  const account = { ...person, owner, codes, asked: freshEmail() };
  await requestEmailChange(api, account, account.asked);
  return account;
}

export async function enableSecondFactor(api: TestApi, as: string): Promise<string[]> {
  const path = '/api/v1/user/second-factor';
  const { secret } = (await api.post(path, { password: PASSWORD }, { as })).json<{ secret: string }>();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +api.services.now() });
  return (await api.post(`${path}/confirm`, { code }, { as })).json().recovery_codes;
}

export async function requestEmailChange(
  api: TestApi,
  { role, name, owner, codes }: Account,
  email: string,
): Promise<void> {
  const answer =
    role === 'client'
      ? await api.post('/api/v1/client/email', { email, password: PASSWORD }, { as: owner })
      : await api.patch('/api/v1/user', { name, email, password: PASSWORD, code: codes.pop() }, { as: owner });
  if (answer.statusCode !== 204) throw new Error(answer.body);
}

export const mailedCode = async (api: TestApi, email: string, page: string): Promise<string> =>
  new RegExp(`${page}/([\\w-]{43})`).exec(
    (await api.mails()).findLast(({ to, text }) => to === email && text.includes(`/${page}/`))!.text,
  )![1]!;

export const originOf = ({ services }: TestApi, role: Person['role']) =>
  new URL(services.config.places[role === 'client' ? 'client' : 'backoffice']).origin;

/** Registers a passkey with this session, which was proven just before. */
export async function registerPasskey(
  api: TestApi,
  { role }: Pick<Person, 'role'>,
  as: string,
): Promise<Authenticator> {
  const passkey = new Authenticator(originOf(api, role));
  const offer = (await api.post('/api/v1/account/passkeys/offer', undefined, { as })).json<PasskeyOffer>();
  const answer = await api.post('/api/v1/account/passkeys', { name: 'Celular', ...passkey.create(offer) }, { as });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return passkey;
}

type Give = (api: TestApi, account: Account) => Promise<Credentials>;
const mailed =
  (send: (api: TestApi, account: Account) => Promise<void>, page: string): Give =>
  async (api, account) => {
    await send(api, account);
    return { token: await mailedCode(api, account.email, page) };
  };
const session: Give = async (api, account) => ({ token: await logIn(api, account) });

const viewed = async ({ db }: TestApi): Promise<number> => (await factory.client(db)).id;
/** A session of this user, who may view clients' areas from now on. */
async function supportSession(api: TestApi, account: Account): Promise<string> {
  const role_id = api.db.selectFrom('role').select('id').where('name', '=', 'atendimento');
  await api.db
    .insertInto('staff_user_role')
    .values({ user_id: account.id, role_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return logIn(api, account);
}

/** How each proof is obtained. */
export const presentProof: Record<ProofName, Give> = {
  password: async () => ({ password: PASSWORD }),
  session,
  session_with_password: async (api, account) => ({ ...(await session(api, account)), password: PASSWORD }),
  passkey: async (api, account) => ({ passkey: await registerPasskey(api, account, await logIn(api, account)) }),
  hand_over: async (api, account) => ({
    token: (await api.post('/api/v1/hand-over', undefined, { as: await logIn(api, account) })).json().token,
  }),
  view_code: async (api, account) => ({
    token: await viewCode(api, await supportSession(api, account), await viewed(api)),
  }),
  view: async (api, account) => ({ token: await openView(api, await supportSession(api, account), await viewed(api)) }),
  challenge: async (api, { email }) => ({
    token: (await api.post('/api/v1/login', { email, password: PASSWORD })).json().second_factor.challenge,
  }),
  reset: mailed(({ services, db }, account) => sendReset(services, db, account), 'redefinir-senha'),
  invite: mailed(({ services, db }, account) => sendInvite(services, db, account), 'redefinir-senha'),
  confirm: mailed(({ services, db }, account) => sendWelcome(services, db, account), 'confirmar-email'),
  change: mailed(
    ({ services, db }, account) => sendChange(services, db, account, { phone: '+5521912344321', email: freshEmail() }),
    'confirmar-email',
  ),
  email: async (api, { asked }) => ({ token: await mailedCode(api, asked, 'confirmar-email') }),
  email_cancel: async (api, { email }) => ({ token: await mailedCode(api, email, 'cancelar-troca-de-email') }),
};
