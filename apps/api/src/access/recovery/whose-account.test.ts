import { brand } from '@mirante/domain/house/brand.ts';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD, type Person } from '../../testing/factory.ts';
import { registerPasskey } from '../../testing/proofs.ts';

const api = await testApi();
const { db } = api;
const mailsTo = async ({ email }: Person) => (await api.mails()).filter(({ to }) => to === email);
const askReset = ({ email }: Person) => api.post('/api/v1/password-reset', { email });
const useReset = async (person: Person) => {
  await askReset(person);
  const code = /redefinir-senha\/([\w-]{43})$/m.exec((await mailsTo(person)).at(-1)!.text)![1]!;
  await api.post('/api/v1/password-reset/complete', { code, password: STRONG_PASSWORD });
};
const passkeyOf = async (person: Person) => {
  const as = await logIn(api, person);
  await registerPasskey(api, person, as);
  return as;
};

it('the mails of a reset say which is of the staff account, where a client has the same address', async () => {
  const user = await factory.staff(db);
  const client = await factory.client(db, { email: user.email });
  await askReset(client);
  expect((await mailsTo(client)).map(({ subject }) => subject).toSorted()).toEqual([
    'Redefinição de senha',
    'Redefinição de senha da área da equipe',
  ]);
});

describe.each(['client', 'user'] as const)('a mail to a %s about', (role) => {
  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['a password that was reset', useReset],
    [
      'a password that was changed',
      async (person) => {
        const path = role === 'client' ? '/api/v1/client/password' : '/api/v1/user/password';
        await api.post(path, { current: PASSWORD, new: STRONG_PASSWORD }, { as: await logIn(api, person) });
      },
    ],
    ['a passkey that was added', passkeyOf],
    [
      'a passkey that was removed',
      async (person) => {
        const as = await passkeyOf(person);
        const [{ id }] = (await api.get('/api/v1/account/passkeys', { as })).json<[{ id: number }]>();
        await api.delete(`/api/v1/account/passkeys/${id}`, { as });
      },
    ],
  ])('%s says whom to tell that it was another', async (_what, act) => {
    const person = role === 'client' ? await factory.client(db) : await factory.staff(db);
    await act(person);
    const { subject, text } = (await mailsTo(person)).at(-1)!;
    expect(subject).toMatch(/alterada$|passkey/);
    expect([text.includes(brand.support_url), text.includes('administrador do sistema')]).toEqual(
      role === 'client' ? [true, false] : [false, true],
    );
  });
});
