import type { StaffClient } from '@mirante/domain/people/client.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { nextCpf } from '../../testing/cpf.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';

const api = await testApi({ env: { CHECKOUT_URL: 'https://assine.mirante.example' } });
const node = await testApi({ beside: api, env: { CHECKOUT_URL: 'https://assine.mirante.example' } });
const { db } = api;

let n = 0;
let ana: Person & { cpf: string };
let as: string;
let fresh: string;
beforeEach(async () => {
  ana = await factory.client(db);
  as = await logIn(api, await factory.staff(db, ['atendimento']));
  fresh = `nova-${(n += 1)}@exemplo.com.br`;
});
const edit = (
  part: 'email' | 'cpf' | 'phones',
  body: object,
  { id = ana.id, on = api, version }: { id?: number; on?: typeof api; version?: string } = {},
) =>
  on.patch(`/api/v1/clients/${id}/${part}`, body, { as, ...(version && { headers: { 'if-match': `"${version}"` } }) });
const seen = async () => (await api.get(`/api/v1/clients/${ana.id}`, { as })).json<StaffClient>();
const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);

describe("a client's e-mail changed by staff", () => {
  it('needs confirmation; both addresses are notified', async () => {
    expect((await edit('email', { email: fresh.toUpperCase() })).statusCode).toBe(204);
    expect(await seen()).toMatchObject({ email: fresh, email_confirmed_at: null });
    expect((await mailsTo(ana.email)).map(({ subject }) => subject)).toEqual(['Seus dados foram alterados']);
    expect((await mailsTo(fresh)).map(({ subject }) => subject).toSorted()).toEqual([
      'Confirme seu email',
      'Seus dados foram alterados',
    ]);
    const code = /confirmar-email\/([\w-]{43})/.exec(
      (await mailsTo(fresh)).find(({ subject }) => subject.startsWith('Confirme'))!.text,
    )![1];
    expect((await api.post('/api/v1/confirm-email', { code })).statusCode).toBe(204);
    expect((await seen()).email_confirmed_at).not.toBeNull();
    expect((await api.post('/api/v1/login', { email: fresh, password: PASSWORD })).statusCode).toBe(200);
  });

  it('is mailed with what to do for whoever has nothing to do with the account, whose address it then leaves', async () => {
    await edit('email', { email: fresh });
    const { text } = (await mailsTo(fresh)).find(({ subject }) => subject.startsWith('Confirme'))!;
    expect(text).toContain('A conta não é sua? Abra o mesmo link e diga isso');
    expect(text).not.toContain('ignore esta mensagem');
    const code = /confirmar-email\/([\w-]{43})/.exec(text)![1];
    expect((await api.post('/api/v1/mailed-link/deny', { code })).statusCode).toBe(204);
    const before = (await mailsTo(fresh)).length;
    await edit('phones', { phone: '(11) 98765-4321' });
    expect(await mailsTo(fresh)).toHaveLength(before);
  });

  it("cancels the owner's own request, and links to the old address", async () => {
    await api.post(
      '/api/v1/client/email',
      { email: `outra-${fresh}`, password: PASSWORD },
      { as: await logIn(api, ana) },
    );
    await api.post('/api/v1/password-reset', { email: ana.email });
    await api.runJobs();
    await edit('email', { email: fresh });
    const open = await db
      .selectFrom('mailed_link')
      .select('purpose')
      .where('client_id', '=', ana.id)
      .where('used_at', 'is', null)
      .execute();
    expect(open).toEqual([{ purpose: 'confirm' }]);
  });

  it('to the same address changes nothing and mails nobody', async () => {
    expect((await edit('email', { email: ana.email })).statusCode).toBe(204);
    expect((await seen()).email_confirmed_at).not.toBeNull();
    expect(await mailsTo(ana.email)).toEqual([]);
  });

  it('of another account is refused beside its field', async () => {
    const bruno = await factory.client(db);
    expect((await edit('email', { email: bruno.email })).json()).toMatchObject({
      status: 409,
      errors: [{ path: 'email', message: 'Este email já está associado a outra conta.' }],
    });
    expect((await seen()).email).toBe(ana.email);
  });

  it.each(['', 'ana', 'ana@', 'ana@b', null, 7])('is refused when it is %j', async (email) => {
    expect((await edit('email', { email })).json()).toMatchObject({ status: 422, errors: [{ path: 'email' }] });
  });
});

describe("a client's CPF changed by staff", () => {
  it('may be any valid one, with or without mask, and the owner is notified', async () => {
    const cpf = nextCpf();
    expect((await edit('cpf', { cpf: cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') })).statusCode).toBe(204);
    expect((await seen()).cpf).toBe(cpf);
    expect((await mailsTo(ana.email))[0]!.text).toContain('CPF');
  });

  it('goes to one of twenty clients who get it at the same time', async () => {
    const cpf = nextCpf();
    const people = await Promise.all(Array.from({ length: 20 }, () => factory.client(db)));
    const answers = await Promise.all(people.map(({ id }, i) => edit('cpf', { cpf }, { id, on: i % 2 ? node : api })));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 204))
      expect(answer.json()).toMatchObject({
        status: 409,
        errors: [{ path: 'cpf', message: 'Este CPF já está associado a outra conta.' }],
      });
  });

  it('is taken over by a proven account from one that is not, and from no other', async () => {
    const unproven = { email_confirmed_at: null };
    const [stranger, another] = [await factory.client(db, unproven), await factory.client(db, unproven)];
    const claim = (id: number) => edit('cpf', { cpf: stranger.cpf }, { id });
    expect((await claim(another.id)).json()).toMatchObject({ code: 'cpf_taken' });
    expect((await claim(ana.id)).statusCode).toBe(204);
    const holders = await db
      .selectFrom('client')
      .select(['id', 'holds_cpf'])
      .where('id', 'in', [ana.id, stranger.id, another.id])
      .orderBy('id')
      .execute();
    expect(holders).toEqual([
      { id: ana.id, holds_cpf: true },
      { id: stranger.id, holds_cpf: false },
      { id: another.id, holds_cpf: true },
    ]);
    expect((await claim((await factory.client(db)).id)).json()).toMatchObject({ code: 'cpf_taken' });
  });

  it('is never that of another proven account, also where a stranger had registered it first', async () => {
    const stranger = await factory.client(db, { email_confirmed_at: null });
    const owner = await factory.client(db, { cpf: stranger.cpf, holds_cpf: false });
    const claim = (cpf: string) => edit('cpf', { cpf });
    expect((await claim(owner.cpf)).json()).toMatchObject({ status: 409, code: 'cpf_taken' });
    // The stranger's account leaves the CPF to its owner alone.
    expect((await edit('cpf', { cpf: nextCpf() }, { id: stranger.id })).statusCode).toBe(204);
    expect((await claim(owner.cpf)).json()).toMatchObject({ status: 409, code: 'cpf_taken' });
    expect((await edit('cpf', { cpf: nextCpf() }, { id: owner.id })).statusCode).toBe(204);
    expect((await claim(owner.cpf)).statusCode).toBe(204);
  });

  it('is refused when invalid', async () => {
    expect((await edit('cpf', { cpf: '111.111.111-11' })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'cpf', message: 'Esse não parece um CPF válido.' }],
    });
  });
});

describe("a client's phones changed by staff", () => {
  it('are a main one and an optional other, and those of others stay', async () => {
    const { id } = await factory.client(db, { phone: '+5511911112222' });
    await edit('phones', { phone: '(11) 98765-4321', cell_phone: '+351 912 345 678' });
    expect(await seen()).toMatchObject({ phone: '+5511987654321', cell_phone: '+351912345678' });
    for (const cell_phone of ['', null]) {
      await edit('phones', { phone: '+5511987654322', cell_phone });
      expect(await seen()).toMatchObject({ phone: '+5511987654322', cell_phone: null });
    }
    const other = db.selectFrom('client').select('phone').where('id', '=', id);
    expect(await other.executeTakeFirst()).toEqual({ phone: '+5511911112222' });
  });

  it.each([{ phone: '' }, { phone: '123' }, { phone: '+5511987654321', cell_phone: '9' }, {}])(
    'are refused when they are %j',
    async (body) => {
      expect((await edit('phones', body)).statusCode).toBe(422);
    },
  );
});

it('a stale contact edit is refused with the current values, part by part', async () => {
  const { versions } = await seen();
  await edit('phones', { phone: '+5511911112222' }, { version: versions.phones });
  expect((await edit('phones', { phone: '+5511933334444' }, { version: versions.phones })).json()).toMatchObject({
    status: 412,
    code: 'edit_conflict',
    current: { phone: '+5511911112222', cell_phone: null },
  });
  expect((await edit('cpf', { cpf: nextCpf() }, { version: versions.cpf })).statusCode).toBe(204);
  expect((await edit('email', { email: fresh }, { version: versions.email })).statusCode).toBe(204);
});

it('a contact edit is the same by PUT, the other method in the specification', async () => {
  const { versions } = await seen();
  const put = (version: string) =>
    api.put(`/api/v1/clients/${ana.id}/phones`, { phone: '+5511911112222' }, { as, headers: { 'if-match': version } });
  expect((await put(versions.phones)).statusCode).toBe(204);
  expect(await seen()).toMatchObject({ phone: '+5511911112222' });
  expect((await put(versions.phones)).json()).toMatchObject({ code: 'edit_conflict' });
});

it("a removed client's contact cannot be edited", async () => {
  await api.delete(`/api/v1/clients/${ana.id}`, { as });
  for (const [part, body] of [
    ['email', { email: fresh }],
    ['cpf', { cpf: nextCpf() }],
    ['phones', { phone: '+5511987654321' }],
  ] as const)
    expect((await edit(part, body)).statusCode).toBe(404);
});
