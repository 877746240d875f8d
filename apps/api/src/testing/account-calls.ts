import type { PasskeyChallenge, PasskeyOffer } from '@mirante/domain/access/passkey.ts';
import type { Change } from '@mirante/domain/access/proofs.ts';
import type { Db } from '../database/db.ts';
import type { TestApi } from './api.ts';
import { Authenticator } from './authenticator.ts';
import type { Person } from './factory.ts';
import { freshEmail, originOf, type Account, type Credentials } from './proofs.ts';

const NEW = 'girassol na janela azul';

/**
 * Every call that changes or opens something by presented credentials, each with all of them. Handing a session over
 * moves it, and creates none.
 */
export type AccountCall = (
  account: Account,
  shown: Required<Omit<Credentials, 'passkey'>> & Pick<Credentials, 'passkey'>,
) => Promise<{ statusCode: number; body: string }>;
export const own = ({ role }: Account) => (role === 'client' ? '/api/v1/client' : '/api/v1/user');
export const accountCalls = (api: TestApi): Record<string, AccountCall> => ({
  'log in': async (account, { password }) =>
    api.post('/api/v1/login', { email: (await stateOf(api.db, account)).email, password }),
  'log in by passkey': async ({ role }, { passkey }) => {
    if (!passkey) return { statusCode: 422, body: '' };
    const challenge = (await api.post('/api/v1/login/passkey/challenge', { role })).json<PasskeyChallenge>();
    return api.post('/api/v1/login/passkey', { role, ...passkey.sign(challenge) });
  },
  'add a passkey': async ({ role, codes }, { token: as, password }) => {
    await api.post('/api/v1/account/step-up', { password, ...(role === 'user' && { code: codes.at(-1) }) }, { as });
    const offer = await api.post('/api/v1/account/passkeys/offer', undefined, { as });
    if (offer.statusCode !== 200) return { statusCode: offer.statusCode, body: '' };
    const made = new Authenticator(originOf(api, role)).create(offer.json<PasskeyOffer>());
    return api.post('/api/v1/account/passkeys', { name: 'Chave', ...made }, { as });
  },
  'take a hand-over': (_account, { token }) => api.get('/api/v1/client/details', { as: token }),
  'complete a login': ({ codes }, { token }) =>
    api.post('/api/v1/login/second-factor', { challenge: token, code: codes.at(-1) ?? '000000' }),
  'reset the password': (_account, { token }) =>
    api.post('/api/v1/password-reset/complete', { code: token, password: NEW }),
  'change the password': (account, { token, password }) =>
    api.post(`${own(account)}/password`, { current: password, new: NEW }, { as: token }),
  'confirm a link': (_account, { token }) => api.post('/api/v1/confirm-email', { code: token }),
  'open a link': (_account, { token }) => api.post('/api/v1/mailed-link', { code: token }),
  'deny a link': (_account, { token }) => api.post('/api/v1/mailed-link/deny', { code: token }),
  'cancel a change of e-mail': (_account, { token }) => api.post('/api/v1/cancel-email-change', { code: token }),
  'ask for another e-mail': (account, { token, password }) =>
    account.role === 'client'
      ? api.post('/api/v1/client/email', { email: freshEmail(), password }, { as: token })
      : api.patch(
          '/api/v1/user',
          { name: account.name, email: freshEmail(), password, code: account.codes.at(-1) },
          { as: token },
        ),
  'withdraw what was asked': (account, { token }) => api.delete(`${own(account)}/email`, { as: token }),
  'edit the contact': (account, { token }) =>
    account.role === 'client'
      ? api.patch('/api/v1/client', { phone: '+5531987651234' }, { as: token })
      : api.patch('/api/v1/user', { name: 'Rui Renomeado', email: account.email }, { as: token }),
  'turn the second factor off': ({ codes }, { token, password }) =>
    api.post('/api/v1/user/second-factor/disable', { password, code: codes.at(-1) ?? '000000' }, { as: token }),
  'remove the account': (_account, { token, password }) =>
    api.post('/api/v1/client/delete-account', { password }, { as: token }),
});

/** In one statement: tests read it after every call. */
export const stateOf = async (db: Db, { role, id }: Person) => {
  const owner = role === 'client' ? 'client_id' : 'user_id';
  const pending = db
    .selectFrom('mailed_link')
    .select('email')
    .where(owner, '=', id)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .limit(1)
    .as('asked');
  const passkeys = db
    .selectFrom('passkey')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(owner, '=', id)
    .as('passkeys');
  if (role === 'client') {
    const {
      asked,
      passkeys: count,
      ...row
    } = await db
      .selectFrom('client')
      .select(['name', 'email', 'phone', 'password_hash', 'email_confirmed_at', 'removed_at', pending, passkeys])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...row, asked: asked ?? undefined, factor: false, passkeys: count ?? 0 };
  }
  const {
    asked,
    factor,
    passkeys: count,
    ...row
  } = await db
    .selectFrom('staff_user')
    .select(['name', 'email', 'password_hash', 'removed_at', pending, passkeys])
    .select(({ selectFrom }) => selectFrom('second_factor').select('user_id').where('user_id', '=', id).as('factor'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    phone: null,
    email_confirmed_at: null,
    ...row,
    asked: asked ?? undefined,
    factor: factor !== null,
    passkeys: count ?? 0,
  };
};
export type State = Awaited<ReturnType<typeof stateOf>>;

/** The effects of a call, by the state before and after it. */
export function changesBetween(before: State, after: State, answer: { body: string }): Change[] {
  if (after.removed_at && !before.removed_at) return ['removal'];
  const isReleased = after.email.endsWith('@conta.invalid');
  const made: Change[] = [
    ...(/"(token|challenge)":/.test(answer.body) ? (['session'] as const) : []),
    // A login may rehash the same password at the current cost.
    ...(after.password_hash !== before.password_hash && !/"(token|challenge)":/.test(answer.body)
      ? (['password'] as const)
      : []),
    ...(after.email !== before.email ? ([isReleased ? 'email_released' : 'email'] as const) : []),
    ...(after.email_confirmed_at && !before.email_confirmed_at ? (['address_proven'] as const) : []),
    ...(after.phone !== before.phone || after.name !== before.name ? (['contact'] as const) : []),
    ...(after.asked && after.asked !== before.asked ? (['email_asked'] as const) : []),
    ...(after.factor === before.factor ? [] : (['second_factor'] as const)),
    ...(after.passkeys === before.passkeys ? [] : (['passkey'] as const)),
  ];
  return made.length === 0 && before.asked && !after.asked ? ['email_withdrawn'] : made;
}
