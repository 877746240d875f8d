import { describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD, type Person } from '../../testing/factory.ts';
import { hashOf } from '../../crypto/tokens.ts';
import * as sessions from '../session/session.store.ts';
import { changePassword } from './change-password.ts';

const api = await testApi();
const { db, services } = api;
const FRESH = 'nova-senha';
let renatas = 0;

const change = (as: string, body: object = { current: PASSWORD, new: FRESH }, on: TestApi = api) =>
  on.post('/api/v1/client/password', body, { as });
const enter = async (email: string, password: string) =>
  (await api.post('/api/v1/login', { email, password })).statusCode;
const status = async (as: string, path = '/api/v1/client/details') => (await api.get(path, { as })).statusCode;
const mailsTo = async ({ email }: Person) => (await api.mails()).filter(({ to }) => to === email);
const resetCode = async (person: Person) => {
  await api.post('/api/v1/password-reset', { email: person.email });
  return /redefinir-senha\/([\w-]{43})/.exec((await mailsTo(person)).at(-1)!.text)![1]!;
};

describe('a new password', () => {
  it('replaces the old one, keeps this session and ends the others', async () => {
    const ana = await factory.client(db);
    const [here, phone] = [await logIn(api, ana), await logIn(api, ana)];
    const handOver = (await api.post('/api/v1/hand-over', undefined, { as: await logIn(api, ana) })).json().token;
    const bruno = await factory.client(db);
    const other = await logIn(api, bruno);
    expect((await change(here)).statusCode).toBe(204);
    expect([await enter(ana.email, PASSWORD), await enter(ana.email, FRESH)]).toEqual([422, 200]);
    expect(await enter(bruno.email, PASSWORD)).toBe(200);
    expect([await status(here), await status(phone), await status(handOver), await status(other)]).toEqual([
      200, 401, 401, 200,
    ]);
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toEqual(['Sua senha foi alterada']);
  });

  it('lifts the restriction of a client whose password staff reset', async () => {
    const as = await logIn(api, await factory.client(db, { must_change_password: true }));
    expect(await status(as, '/api/v1/client/profile')).toBe(403);
    expect((await change(as)).statusCode).toBe(204);
    expect(await status(as, '/api/v1/client/profile')).toBe(200);
    expect((await api.get('/api/v1/client/details', { as })).json()).not.toHaveProperty('must_change_password');
  });

  it('invalidates reset links mailed before', async () => {
    const ana = await factory.client(db);
    const code = await resetCode(ana);
    await change(await logIn(api, ana));
    expect((await api.post('/api/v1/password-reset/complete', { code, password: 'de-outra-pessoa' })).statusCode).toBe(
      422,
    );
  });

  it.each([
    ['client', ['primeira', 'segunda']],
    ['user', [STRONG_PASSWORD, 'amanhecer-lento-42']],
  ] as const)('of a %s, set twice at the same time, is set once', async (role, [one, other]) => {
    const person = await (role === 'client' ? factory.client(db) : factory.staff(db));
    const as = await logIn(api, person);
    const set = (fresh: string) => api.post(`/api/v1/${role}/password`, { current: PASSWORD, new: fresh }, { as });
    const answers = await Promise.all([set(one), set(other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 422]);
    const entered = [await enter(person.email, one), await enter(person.email, other)];
    expect(entered.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('is not refused when it is sent again, as after a lost answer', async () => {
    const ana = await factory.client(db);
    const as = await logIn(api, ana);
    expect([await change(as), await change(as)].map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await enter(ana.email, FRESH)).toBe(200);
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toEqual(['Sua senha foi alterada']);
    expect((await change(as, { current: PASSWORD, new: 'ainda-outra' })).statusCode).toBe(422);
  });

  it('follows the same rules for staff', async () => {
    const [rui, maria] = [await factory.staff(db), await factory.staff(db)];
    const [here, there] = [await logIn(api, rui), await logIn(api, rui)];
    await changePassword(services, (await sessions.find(services.pool, hashOf(here), services.now()))!, {
      current: PASSWORD,
      new: STRONG_PASSWORD,
    });
    expect([await status(here, '/api/v1/user'), await status(there, '/api/v1/user')]).toEqual([200, 401]);
    expect([await enter(rui.email, PASSWORD), await enter(rui.email, STRONG_PASSWORD)]).toEqual([422, 200]);
    expect(await enter(maria.email, PASSWORD)).toBe(200);
  });
});

describe('a staff password', () => {
  const short = 'Senha da equipe deve possuir entre 12 e 30 caracteres.';
  const common =
    'Senha fácil de adivinhar. Evite o seu nome, palavras comuns e sequências; quatro palavras sem relação servem.';

  it.each([
    ['nova-senha', short],
    ['senha1234', short],
    ['123456789012', common],
    ['qwertyuiop12', common],
    ['Password1234!', common],
    ['Senha@123456', common],
    ['corinthians2024', common],
    ['aaaaaaaaaaaaaaaa', common],
    ['RenataBrandao1987', common],
    ['brandao.renata', common],
    ['renata.b@mirante', common],
    ['mirante-mirante-1', common],
  ])('%s is refused, within a session and by a mailed link', async (weak, message) => {
    const renata = await factory.staff(db, ['trader'], {
      name: 'Renata Brandão',
      email: `renata.b${renatas++}@mirante.example`,
    });
    const as = await logIn(api, renata);
    const changed = await api.post('/api/v1/user/password', { current: PASSWORD, new: weak }, { as });
    expect(changed.json()).toMatchObject({ status: 422, errors: [{ path: 'new', message }] });
    const code = await resetCode(renata);
    const reset = await api.post('/api/v1/password-reset/complete', { code, password: weak });
    expect(reset.json()).toMatchObject({ status: 422, errors: [{ path: 'password', message }] });
    const again = await api.post('/api/v1/password-reset/complete', { code, password: STRONG_PASSWORD });
    expect([again.statusCode, await enter(renata.email, STRONG_PASSWORD)]).toEqual([200, 200]);
  });

  it.each(['k3#vPq9!zLw2', 'amanhecer-lento-42', 'correta cavalo bateria'])('%s is accepted', async (strong) => {
    const as = await logIn(api, await factory.staff(db, ['trader']));
    const answer = await api.post('/api/v1/user/password', { current: PASSWORD, new: strong }, { as });
    expect(answer.statusCode).toBe(204);
  });
});

describe("a client's password", () => {
  const message = 'Senha fácil de adivinhar. Evite senhas comuns e o seu nome, email ou CPF.';

  it.each([
    '123456',
    'Password1',
    'flamengo',
    '654321',
    'poiuyt',
    'aaaaaa',
    '19901990',
    'Mirante',
    'matsuda',
    'Helena Matsuda',
    'HelenaMatsúda',
    'helena.m@exemplo.com.br',
    'helena.m',
    '529.982.247-25',
    '52998224725',
  ])('%s is refused, within a session and by a mailed link', async (guessed) => {
    const helena = await factory.client(db, {
      name: 'Helena Matsuda',
      email: 'helena.m@exemplo.com.br',
      cpf: '52998224725',
    });
    const as = await logIn(api, helena);
    expect((await change(as, { current: PASSWORD, new: guessed })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'new', message }],
    });
    const code = await resetCode(helena);
    const reset = await api.post('/api/v1/password-reset/complete', { code, password: guessed });
    expect(reset.json()).toMatchObject({ status: 422, errors: [{ path: 'password', message }] });
    await db.deleteFrom('client').where('id', '=', helena.id).execute();
  });

  it.each(['girassol', 'senha1234', 'a'.repeat(11), 'matsuda-1987'])(
    '%s is accepted: its rules are not those of staff',
    async (chosen) => {
      const as = await logIn(api, await factory.client(db, { name: 'Helena Matsuda' }));
      expect((await change(as, { current: PASSWORD, new: chosen })).statusCode).toBe(204);
    },
  );
});

describe('a refused password change', () => {
  it.each([
    [{ current: 'errada123', new: FRESH }, 'current', 'Senha antiga não foi reconhecida.'],
    [{ current: PASSWORD, new: PASSWORD }, 'new', 'Escolha uma senha diferente da atual.'],
    [{ current: PASSWORD, new: 'curta' }, 'new', 'Senha deve possuir entre 6 e 30 caracteres.'],
    [{ current: PASSWORD, new: 'x'.repeat(31) }, 'new', 'Senha deve possuir entre 6 e 30 caracteres.'],
    [{ current: PASSWORD }, 'new', 'Campo obrigatório.'],
    [{ new: FRESH }, 'current', 'Campo obrigatório.'],
    [{ current: PASSWORD, new: FRESH, repeat: FRESH }, 'repeat', 'Campo desconhecido.'],
  ])('%j is reported beside its field and changes nothing', async (body, path, message) => {
    const ana = await factory.client(db);
    const [here, phone] = [await logIn(api, ana), await logIn(api, ana)];
    expect((await change(here, body)).json()).toMatchObject({ status: 422, errors: [{ path, message }] });
    expect([await enter(ana.email, PASSWORD), await status(phone)]).toEqual([200, 200]);
    expect(await mailsTo(ana)).toEqual([]);
  });

  it('is limited to ten attempts per account, whatever the session', async () => {
    const strict = await testApi({ env: { RATE_LIMIT_FACTOR: '1' }, beside: api });
    const ana = await factory.client(db);
    const [one, two] = [await logIn(api, ana), await logIn(api, ana)];
    for (let i = 0; i < 10; i += 1)
      expect((await change(i % 2 ? one : two, { current: `errada-${i}`, new: FRESH }, strict)).statusCode).toBe(422);
    expect((await change(one, undefined, strict)).statusCode).toBe(429);
    expect((await change(await logIn(api, await factory.client(db)), undefined, strict)).statusCode).toBe(204);
  });
});
