import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD, type Person } from '../../testing/factory.ts';
import { enableSecondFactor } from '../../testing/proofs.ts';

const api = await testApi();
const { db } = api;
let rui: Person;
let as: string;
beforeEach(async () => {
  rui = await factory.staff(db, ['trader'], { name: 'Rui Prado' });
  as = await logIn(api, rui);
});
const edit = (body: object) => api.patch('/api/v1/user', body, { as });
const own = async () => (await api.get('/api/v1/user', { as })).json().user;
const mailsTo = async (email: string) =>
  (await api.mails())
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .toSorted();

const linkTo = async (email: string, page: string) =>
  new RegExp(`${page}/([\\w-]{43})`).exec(
    (await api.mails()).findLast(({ to, text }) => to === email && text.includes(page))!.text,
  )![1]!;
const confirm = async (email: string) =>
  (await api.post('/api/v1/confirm-email', { code: await linkTo(email, 'confirmar-email') })).statusCode;
let n = 0;
const freshEmail = () => `rui.${(n += 1)}@mirante.example`;

it('editing the own user changes the name at once and the e-mail once confirmed; both addresses are notified, other sessions end', async () => {
  const email = freshEmail();
  const other = await logIn(api, rui);
  const maria = await factory.staff(db, ['trader'], { name: 'Maria Prado' });
  expect((await edit({ name: ' Rui Prado Neto ', email: email.toUpperCase(), password: PASSWORD })).statusCode).toBe(
    204,
  );
  expect(await own()).toMatchObject({ name: 'Rui Prado Neto', email: rui.email });
  const ofMaria = db.selectFrom('staff_user').select('name').where('id', '=', maria.id);
  expect(await ofMaria.executeTakeFirst()).toEqual({ name: 'Maria Prado' });
  expect([await mailsTo(rui.email), await mailsTo(email)]).toEqual([
    ['Troca do seu email de acesso à área da equipe'],
    ['Confirme seu novo email de acesso à área da equipe'],
  ]);
  expect(await confirm(email)).toBe(204);
  expect(await own()).toMatchObject({ email });
  expect((await api.get('/api/v1/user', { as: other })).statusCode).toBe(401);
  for (const to of [rui.email, email]) expect(await mailsTo(to)).toContain('Seus dados foram alterados');
  expect((await api.post('/api/v1/login', { email, password: PASSWORD })).statusCode).toBe(200);
});

it('changing the own e-mail needs more than a session, and a right password', async () => {
  const email = freshEmail();
  for (const [password, message] of [
    [undefined, 'Campo obrigatório.'],
    ['', 'Campo obrigatório.'],
    ['errada123', 'Senha não foi reconhecida.'],
  ])
    expect((await edit({ name: 'Outro Nome', email, password })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'password', message }],
    });
  expect([await mailsTo(email), await own()]).toMatchObject([[], { name: 'Rui Prado' }]);
});

it('changing the own e-mail accepts a second-factor code where one is set up', async () => {
  const { secret } = (await api.post('/api/v1/user/second-factor', { password: PASSWORD }, { as })).json();
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +api.services.now() });
  const on = await api.post('/api/v1/user/second-factor/confirm', { code: code() }, { as });
  const [recovery] = on.json().recovery_codes as string[];
  const email = freshEmail();
  for (const wrong of [undefined, '000000', code()])
    expect((await edit({ name: rui.name, email, password: PASSWORD, code: wrong })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'code' }],
    });
  expect(await mailsTo(email)).toEqual([]);
  expect((await edit({ name: rui.name, email, password: PASSWORD, code: recovery })).statusCode).toBe(204);
  expect(await confirm(email)).toBe(204);
});

it('a recovery code used within a session is mailed to its owner, as one used to log in', async () => {
  const [moving, proving] = await enableSecondFactor(api, as);
  const told = async () => (await mailsTo(rui.email)).filter((subject) => subject.startsWith('Um código')).length;
  await edit({ name: rui.name, email: freshEmail(), password: PASSWORD, code: moving });
  expect(await told()).toBe(1);
  await api.post('/api/v1/account/step-up', { password: PASSWORD, code: proving }, { as });
  expect(await told()).toBe(2);
});

it('changing the own e-mail is cancelled by the old address, and by a new password', async () => {
  const email = freshEmail();
  await edit({ name: rui.name, email, password: PASSWORD });
  const code = await linkTo(rui.email, 'cancelar-troca-de-email');
  expect((await api.post('/api/v1/cancel-email-change', { code })).statusCode).toBe(204);
  expect(await confirm(email)).toBe(422);
  await edit({ name: rui.name, email, password: PASSWORD });
  await api.post('/api/v1/user/password', { current: PASSWORD, new: STRONG_PASSWORD }, { as });
  expect([await confirm(email), (await own()).email]).toEqual([422, rui.email]);
});

it('changing the own e-mail invalidates links mailed to the old address', async () => {
  await api.post('/api/v1/password-reset', { email: rui.email });
  const code = await linkTo(rui.email, 'redefinir-senha');
  const email = freshEmail();
  await edit({ name: rui.name, email, password: PASSWORD });
  expect(await confirm(email)).toBe(204);
  expect((await api.post('/api/v1/password-reset/complete', { code, password: STRONG_PASSWORD })).statusCode).toBe(422);
});

it('editing only the own name mails nobody', async () => {
  await edit({ name: 'Rui P.', email: rui.email });
  expect(await mailsTo(rui.email)).toEqual([]);
});

it.each([
  [{ name: '' }, 'name', 'Por favor escreva um texto aqui.'],
  [{ name: 'x'.repeat(61) }, 'name', 'Nome longo demais.'],
  [{ name: 'Rui em golpe.com' }, 'name', 'Digite só o nome, sem números, endereços ou os sinais / : @.'],
  [{ email: 'rui' }, 'email', 'Favor digitar um email válido.'],
  [{ roles: [1] }, 'roles', 'Campo desconhecido.'],
])('editing the own user refuses %j beside its field', async (change, path, message) => {
  expect((await edit({ name: rui.name, email: rui.email, ...change })).json()).toMatchObject({
    status: 422,
    errors: [{ path, message }],
  });
  expect(await own()).toMatchObject({ name: 'Rui Prado', roles: [{ name: 'trader' }] });
});

it("editing the own user refuses another user's e-mail", async () => {
  const { email } = await factory.staff(db);
  expect((await edit({ name: rui.name, email, password: PASSWORD })).json()).toMatchObject({
    status: 409,
    errors: [{ path: 'email' }],
  });
});

it('changing the own password needs the old one, and ends the other sessions', async () => {
  const other = await logIn(api, rui);
  expect(
    (await api.post('/api/v1/user/password', { current: 'errada123', new: STRONG_PASSWORD }, { as })).json(),
  ).toMatchObject({ status: 422, detail: 'Senha antiga não foi reconhecida.' });
  expect(
    (await api.post('/api/v1/user/password', { current: PASSWORD, new: STRONG_PASSWORD }, { as })).statusCode,
  ).toBe(204);
  expect([
    (await api.get('/api/v1/user', { as })).statusCode,
    (await api.get('/api/v1/user', { as: other })).statusCode,
  ]).toEqual([200, 401]);
  expect((await api.post('/api/v1/login', { email: rui.email, password: STRONG_PASSWORD })).statusCode).toBe(200);
});
