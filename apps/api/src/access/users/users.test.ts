import type { StaffRole } from '@mirante/domain/access.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD, type Person } from '../../testing/factory.ts';

const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const ids: Record<StaffRole, number> = { administrador: 1, atendimento: 2, financeiro: 3, conteudo: 4, trader: 5 };

let admin: Person;
let as: string;
beforeEach(async () => {
  await db.deleteFrom('staff_user_role').execute();
  admin = await factory.staff(db, ['administrador'], { name: 'Renata Brandão' });
  as = await logIn(api, admin);
});

const url = (id: number, rest = '') => `/api/v1/users/${id}${rest}`;
const rolesOf = async (id: number) =>
  (await api.get(url(id), { as })).json().roles.map(({ name }: { name: string }) => name);
const edit = (id: number, roles: readonly StaffRole[], by = as, version?: string) =>
  api.put(
    url(id, '/roles'),
    { roles: roles.map((role) => ids[role]) },
    { as: by, ...(version && { headers: { 'if-match': version } }) },
  );
const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);

describe('the list of users', () => {
  const named = async (query: string) => (await api.get(`/api/v1/users?${query}`, { as })).json();
  const names = async (query: string) => (await named(query)).items.map(({ name }: { name: string }) => name);

  it('is sorted by name without accents, with all roles in one text', async () => {
    const mark = `Zuleica${Date.now()}`;
    await factory.staff(db, ['trader'], { name: `${mark} Ébano` });
    await factory.staff(db, ['financeiro', 'conteudo'], { name: `${mark} Dinis` });
    await factory.staff(db, [], { name: `${mark} Fonseca` });
    const { items, total } = await named(`u.name=${mark.toUpperCase()}`);
    expect(
      items.map(({ name, role_name }: { name: string; role_name: string | null }) => [name.split(' ')[1], role_name]),
    ).toEqual([
      ['Dinis', 'financeiro, conteudo'],
      ['Ébano', 'trader'],
      ['Fonseca', null],
    ]);
    expect(total).toBe(3);
    expect(Object.keys(items[0]).toSorted()).toEqual(['created_at', 'email', 'id', 'name', 'role_name', 'updated_at']);
  });

  it('filters by id, part of the e-mail, and administrators', async () => {
    const rui = await factory.staff(db, ['trader'], { email: 'Rui.Prado@mirante.example', name: 'Rui Prado' });
    expect(await names(`u.id=${rui.id}`)).toEqual(['Rui Prado']);
    expect(await names('u.email=rui.pr')).toEqual(['Rui Prado']);
    expect(await names('u.admin=true')).toEqual(['Renata Brandão']);
    expect((await named(`u.admin=false&u.id=${admin.id}`)).total).toBe(0);
    expect((await api.get('/api/v1/users?u.role=1', { as })).statusCode).toBe(400);
  });

  it('is sorted by e-mail, both ways', async () => {
    const mark = `Ordem${Date.now()}`;
    for (const [name, email] of [
      ['Um', 'c'],
      ['Dois', 'a'],
      ['Três', 'b'],
    ])
      await factory.staff(db, [], { name: `${mark} ${name}`, email: `${email}.${mark}@mirante.example` });
    const sorted = async (order: 1 | -1) => names(`u.name=${mark}&sort=u.email&order=${order}`);
    const expected = ['Dois', 'Três', 'Um'].map((name) => `${mark} ${name}`);
    expect(await sorted(1)).toEqual(expected);
    expect(await sorted(-1)).toEqual(expected.toReversed());
  });

  it('leaves out removed users', async () => {
    const gone = await factory.staff(db, ['trader'], { removed_at: api.services.now() });
    expect((await named(`u.id=${gone.id}`)).total).toBe(0);
    expect((await api.get(url(gone.id), { as })).statusCode).toBe(404);
  });

  it('exports CSV', async () => {
    const rui = await factory.staff(db, [], { name: '=Rui' });
    const { body, headers } = await api.get(`/api/v1/users.csv?u.id=${rui.id}`, { as });
    expect(headers['content-disposition']).toContain('usuarios-');
    expect(body).toContain(`"${rui.id}";"'=Rui";"${rui.email}";"Sem papel no sistema"`);
  });
});

describe('a new user', () => {
  const body = (change: object = {}) => ({
    name: 'Paula Reis',
    email: `Paula.${Math.random()}@mirante.example`,
    roles: [ids.atendimento],
    ...change,
  });

  it('sets the password by the mailed link, and logs in with the given roles', async () => {
    const wanted = body();
    const created = await api.post('/api/v1/users', wanted, { as });
    expect(created.statusCode).toBe(200);
    const email = wanted.email.toLowerCase();
    const [mail] = await mailsTo(email);
    expect(mail!.subject).toBe('Seu acesso à área da equipe da Mirante');
    expect((await api.post('/api/v1/login', { email, password: PASSWORD })).statusCode).toBe(422);
    clock.at += 6 * 86_400_000;
    const code = /redefinir-senha\/([\w-]{43})/.exec(mail!.text)![1];
    const set = await api.post('/api/v1/password-reset/complete', { code, password: STRONG_PASSWORD });
    expect(set.json()).toEqual({ role: 'user' });
    expect((await api.post('/api/v1/password-reset/complete', { code, password: 'de-outra-pessoa' })).statusCode).toBe(
      422,
    );
    expect((await api.post('/api/v1/login', { email, password: STRONG_PASSWORD })).json()).toMatchObject({
      role: 'user',
      user: { id: created.json().id, roles: [{ name: 'atendimento' }] },
    });
  });

  it.each([
    [{ name: 'Pa' }, 'name', 'Texto deve ser mais longo.'],
    [{ name: 'x'.repeat(61) }, 'name', 'Texto longo demais.'],
    [{ email: 'paula' }, 'email', 'Favor digitar um email válido.'],
    [{ roles: [] }, 'roles', 'Adicione ao menos um papel no sistema'],
    [{ roles: undefined }, 'roles', 'Adicione ao menos um papel no sistema'],
    [{ roles: [99] }, 'roles', 'Papel desconhecido.'],
    [{ roles: [2, 2] }, 'roles', 'Valor inválido.'],
    [{ password_hash: 'x' }, 'password_hash', 'Campo desconhecido.'],
  ])('with %j is refused beside its field', async (change, path, message) => {
    expect((await api.post('/api/v1/users', body(change), { as })).json()).toMatchObject({
      status: 422,
      errors: [{ path, message }],
    });
  });

  it('needs an unused e-mail, which a removed user frees', async () => {
    const { id, email } = await factory.staff(db, ['trader']);
    expect((await api.post('/api/v1/users', body({ email: email.toUpperCase() }), { as })).json()).toMatchObject({
      status: 409,
      errors: [{ path: 'email', message: 'Já existe um usuário com este email.' }],
    });
    expect((await api.delete(url(id), { as })).statusCode).toBe(204);
    expect((await api.post('/api/v1/users', body({ email }), { as })).statusCode).toBe(200);
  });

  it('is created and invited once per idempotency key, so that a call whose answer was lost can be repeated', async () => {
    const wanted = body();
    const create = () => api.post('/api/v1/users', wanted, { as, key: 'a-new-user-once' });
    const answers = [...(await Promise.all([create(), create()])), await create()];
    const [first, ...repeated] = answers.map((answer) => answer.json());
    expect(first).toEqual({ id: expect.any(Number) });
    expect(repeated).toEqual([first, first]);
    expect(await mailsTo(wanted.email.toLowerCase())).toHaveLength(1);
  });
});

describe('the roles of a user', () => {
  it('apply at once to open sessions', async () => {
    const rui = await factory.staff(db, ['trader']);
    const session = await logIn(api, rui);
    expect((await api.get('/api/v1/payments', { as: session })).statusCode).toBe(403);
    expect((await edit(rui.id, ['financeiro', 'conteudo'])).statusCode).toBe(204);
    expect((await api.get('/api/v1/payments', { as: session })).statusCode).toBe(200);
    expect(await rolesOf(rui.id)).toEqual(['financeiro', 'conteudo']);
  });

  it('are in the audit log, role by role', async () => {
    const rui = await factory.staff(db, ['trader', 'financeiro']);
    await edit(rui.id, ['financeiro', 'conteudo']);
    const entries = (await api.get(url(rui.id, '/changes'), { as })).json();
    expect(entries.map(({ diff, user_name }: { diff: object; user_name: string }) => [user_name, diff])).toEqual([
      ['Renata Brandão', { role_id: [null, 4] }],
      ['Renata Brandão', { role_id: [5, null] }],
    ]);
  });

  it('are not overwritten by an edit of a stale version', async () => {
    const rui = await factory.staff(db, ['trader']);
    const { version } = (await api.get(url(rui.id), { as })).json();
    await edit(rui.id, ['conteudo'], as, version);
    expect((await edit(rui.id, ['financeiro'], as, version)).json()).toMatchObject({
      status: 412,
      code: 'edit_conflict',
      current: { roles: [ids.conteudo] },
    });
    expect(await rolesOf(rui.id)).toEqual(['conteudo']);
  });

  it('cannot be empty', async () => {
    const rui = await factory.staff(db, ['trader']);
    expect((await edit(rui.id, [])).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'roles', message: 'Selecione ao menos uma opção.' }],
    });
  });

  it('are never changed by their own user, so that an administrator is left', async () => {
    await factory.staff(db, ['administrador']);
    for (const roles of [['financeiro'], ['administrador', 'financeiro']] as const)
      expect((await edit(admin.id, roles)).json()).toMatchObject({
        status: 409,
        code: 'own_user',
        detail: 'Você não pode mudar os próprios papéis.',
        errors: [{ path: 'roles' }],
      });
    expect(await rolesOf(admin.id)).toEqual(['administrador']);
  });

  it('keep one administrator when two demote each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.deleteFrom('staff_user_role').execute();
      const pair = [await factory.staff(db, ['administrador']), await factory.staff(db, ['administrador'])] as const;
      const [one, two] = [await logIn(api, pair[0]), await logIn(api, pair[1])];
      const answers = await Promise.all([edit(pair[1].id, ['trader'], one), edit(pair[0].id, ['trader'], two)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 403]);
    }
  });

  it('can be changed by administrators alone', async () => {
    for (const role of ['atendimento', 'financeiro', 'conteudo', 'trader'] as const) {
      const person = await factory.staff(db, [role]);
      const session = await logIn(api, person);
      expect((await edit(person.id, ['administrador'], session)).statusCode).toBe(403);
      expect(
        (
          await api.post(
            '/api/v1/users',
            { name: 'Outra Conta', email: 'outra@mirante.example', roles: [1] },
            { as: session },
          )
        ).statusCode,
      ).toBe(403);
    }
  });
});

describe("ending a user's sessions", () => {
  it('ends them all, logs who did, and leaves the password and the sessions of others', async () => {
    const [rui, lia] = [await factory.staff(db, ['trader']), await factory.staff(db, ['trader'])];
    const [here, there, other] = [await logIn(api, rui), await logIn(api, rui), await logIn(api, lia)];
    expect((await api.delete(url(rui.id, '/sessions'), { as })).statusCode).toBe(204);
    const answers = [here, there, other, as].map((token) => api.get('/api/v1/user', { as: token }));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 200, 200]);
    expect((await api.get('/api/v1/user', { as: await logIn(api, rui) })).statusCode).toBe(200);
    expect((await api.get(url(rui.id, '/changes'), { as })).json()).toMatchObject([
      { action: 'Encerrar as sessões de um usuário', change: 'update', root_name: rui.name },
    ]);
    expect((await api.delete(url(999_999, '/sessions'), { as })).statusCode).toBe(404);
  });
});

describe('removing a user', () => {
  it('ends the sessions at once, and keeps the name in the audit log', async () => {
    const rui = await factory.staff(db, ['administrador'], { name: 'Rui Saiu' });
    const session = await logIn(api, rui);
    await edit(admin.id, ['administrador', 'trader'], session);
    expect((await api.delete(url(rui.id), { as })).statusCode).toBe(204);
    expect((await api.get('/api/v1/user', { as: session })).statusCode).toBe(401);
    expect((await api.post('/api/v1/login', { email: rui.email, password: PASSWORD })).statusCode).toBe(422);
    expect((await api.delete(url(rui.id), { as })).statusCode).toBe(404);
    expect((await api.get(url(admin.id, '/changes'), { as })).json()).toMatchObject([{ user_name: 'Rui Saiu' }]);
  });

  it('is refused for oneself', async () => {
    await factory.staff(db, ['administrador']);
    expect((await api.delete(url(admin.id), { as })).json()).toMatchObject({
      status: 409,
      code: 'own_user',
      detail: 'Você não pode remover o próprio usuário.',
    });
  });

  it('keeps one administrator when two remove each other at the same time', async () => {
    await db.deleteFrom('staff_user_role').execute();
    const pair = [await factory.staff(db, ['administrador']), await factory.staff(db, ['administrador'])] as const;
    const [one, two] = [await logIn(api, pair[0]), await logIn(api, pair[1])];
    const answers = await Promise.all([
      api.delete(url(pair[1].id), { as: one }),
      api.delete(url(pair[0].id), { as: two }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });
});

it('the newest logins of a user are listed with their errors', async () => {
  const rui = await factory.staff(db, ['trader']);
  for (const password of [...Array.from({ length: 11 }, () => PASSWORD), 'errada123']) {
    clock.at += 1000;
    await api.post('/api/v1/login', { email: rui.email, password });
  }
  await expect.poll(async () => (await api.get(url(rui.id, '/login-events'), { as })).json().total).toBe(12);
  const { items } = (
    await api.get(url(rui.id, '/login-events?page=1&perPage=10&sort=login_event.created_at&order=-1'), { as })
  ).json();
  expect(items.map(({ error }: { error: string | null }) => error)).toEqual([
    'wrong_password',
    ...Array.from({ length: 9 }, () => null),
  ]);
  expect((await api.get(url(999_999, '/login-events'), { as })).statusCode).toBe(404);
});

it('every staff role has a known id', async () => {
  expect((await api.get('/api/v1/roles', { as })).json()).toEqual(
    Object.entries(ids).map(([name, id]) => ({ id, name })),
  );
});
