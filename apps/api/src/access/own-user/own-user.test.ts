import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { given, logIn, PASSWORD, type Person } from '../../testing/given.ts';

const api = await testApi();
const { db } = api;
let rui: Person;
let as: string;
beforeEach(async () => {
  rui = await given.staff(db, ['trader'], { name: 'Rui Prado' });
  as = await logIn(api, rui);
});
const edit = (body: object) => api.patch('/api/v1/user', body, { as });
const own = async () => (await api.get('/api/v1/user', { as })).json().user;
const mailsTo = async (email: string) =>
  (await api.mails())
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .toSorted();

it('changes name and e-mail, and tells both addresses of the e-mail', async () => {
  const email = `rui.${Date.now()}@mirante.example`;
  expect((await edit({ name: ' Rui Prado Neto ', email: email.toUpperCase() })).statusCode).toBe(204);
  expect(await own()).toMatchObject({ name: 'Rui Prado Neto', email });
  expect([await mailsTo(rui.email), await mailsTo(email)]).toEqual([
    ['Seus dados foram alterados'],
    ['Seus dados foram alterados'],
  ]);
  expect((await api.post('/api/v1/login', { email, password: PASSWORD })).statusCode).toBe(200);
});

it('leaves a link that was mailed to the old address worth nothing', async () => {
  await api.post('/api/v1/password-reset', { email: rui.email });
  const { text } = (await api.mails()).findLast(({ to }) => to === rui.email)!;
  await edit({ name: rui.name, email: `outro.${Date.now()}@mirante.example` });
  expect(
    (
      await api.post('/api/v1/password-reset/complete', {
        code: /redefinir-senha\/([\w-]{43})/.exec(text)![1],
        password: 'girassol',
      })
    ).statusCode,
  ).toBe(422);
});

it('an edit of one’s own name alone mails nobody', async () => {
  await edit({ name: 'Rui P.', email: rui.email });
  expect(await mailsTo(rui.email)).toEqual([]);
});

it.each([
  [{ name: '' }, 'name', 'Por favor escreva um texto aqui.'],
  [{ name: 'x'.repeat(61) }, 'name', 'Nome longo demais.'],
  [{ email: 'rui' }, 'email', 'Favor digitar um email válido.'],
  [{ roles: [1] }, 'roles', 'Campo desconhecido.'],
])('refuses %j beside its field', async (change, path, message) => {
  expect((await edit({ name: rui.name, email: rui.email, ...change })).json()).toMatchObject({
    status: 422,
    errors: [{ path, message }],
  });
  expect(await own()).toMatchObject({ name: 'Rui Prado', roles: [{ name: 'trader' }] });
});

it('an edit of one’s own data refuses the e-mail of another user', async () => {
  const { email } = await given.staff(db);
  expect((await edit({ name: rui.name, email })).json()).toMatchObject({ status: 409, errors: [{ path: 'email' }] });
});

it('changes the password by the old one, and ends the other sessions', async () => {
  const other = await logIn(api, rui);
  expect(
    (await api.post('/api/v1/user/password', { current: 'errada123', new: 'girassol' }, { as })).json(),
  ).toMatchObject({ status: 422, detail: 'Senha antiga não foi reconhecida.' });
  expect((await api.post('/api/v1/user/password', { current: PASSWORD, new: 'girassol' }, { as })).statusCode).toBe(
    204,
  );
  expect([
    (await api.get('/api/v1/user', { as })).statusCode,
    (await api.get('/api/v1/user', { as: other })).statusCode,
  ]).toEqual([200, 401]);
  expect((await api.post('/api/v1/login', { email: rui.email, password: 'girassol' })).statusCode).toBe(200);
});
