import type { Profile } from '@mirante/domain/people/account.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD } from '../../testing/factory.ts';
import { sendReset } from '../mailed-links/mailed-link.ts';

const HOUR = 3_600_000;
const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at), env: { CHECKOUT_URL: 'https://assine.mirante.example' } });
const { db } = api;

let n = 0;
let ana: Awaited<ReturnType<typeof factory.client>>;
let as: string;
let fresh: string;
beforeEach(async () => {
  ana = await factory.client(db, { name: 'Ana Souza' });
  as = await logIn(api, ana);
  fresh = `ana-nova-${(n += 1)}@exemplo.com.br`;
});
const ask = (body: object = {}, token = as) =>
  api.post('/api/v1/client/email', { email: fresh, password: PASSWORD, ...body }, { as: token });
const confirm = async (code: string) => (await api.post('/api/v1/confirm-email', { code })).statusCode;
const cancel = async (code: string) => (await api.post('/api/v1/cancel-email-change', { code })).statusCode;
const enter = async (email: string) => (await api.post('/api/v1/login', { email, password: PASSWORD })).statusCode;
const mailsTo = async (email: string) => (await api.mails()).filter(({ to }) => to === email);
const linkIn = async (email: string, page: string) =>
  new RegExp(`https://assine\\.mirante\\.example/#/${page}/([\\w-]{43})$`, 'm').exec(
    (await mailsTo(email)).findLast(({ text }) => text.includes(page))!.text,
  )![1]!;
const confirmCode = () => linkIn(fresh, 'confirmar-email');
const cancelCode = () => linkIn(ana.email, 'cancelar-troca-de-email');
const pending = async () => (await api.get('/api/v1/client/profile', { as })).json<Profile>().email_change;
const emailOf = async (id: number) =>
  (await db.selectFrom('client').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

describe('changing the e-mail address', () => {
  it('waits for confirmation at the new address, and notifies the old one', async () => {
    expect((await ask({ email: ` ${fresh.toUpperCase()} ` })).statusCode).toBe(204);
    expect(await pending()).toEqual({
      email: fresh,
      requested_at: new Date(clock.at).toISOString(),
      expires_at: new Date(clock.at + 24 * HOUR).toISOString(),
    });
    expect([await emailOf(ana.id), await enter(fresh), await enter(ana.email)]).toEqual([ana.email, 422, 200]);
    expect((await mailsTo(fresh)).map(({ subject }) => subject)).toEqual(['Confirme seu novo email de acesso']);
    const [warning] = await mailsTo(ana.email);
    expect(warning).toMatchObject({ subject: 'Troca do seu email de acesso', text: expect.stringContaining(fresh) });
    expect(warning!.text).not.toContain(await confirmCode());
  });

  it('takes effect when the new address confirms: both addresses are notified, and only the requesting session stays', async () => {
    const elsewhere = await logIn(api, ana);
    await ask();
    clock.at += HOUR;
    expect(await confirm(await confirmCode())).toBe(204);
    expect((await api.get('/api/v1/client/profile', { as: elsewhere })).statusCode).toBe(401);
    expect([await enter(ana.email), await enter(fresh)]).toEqual([422, 200]);
    expect((await api.get('/api/v1/client/profile', { as })).json()).toMatchObject({
      email: fresh,
      email_change: null,
      email_confirmed_at: new Date(clock.at).toISOString(),
    });
    expect((await mailsTo(ana.email)).at(-1)!.subject).toBe('Seus dados foram alterados');
    expect((await mailsTo(fresh)).at(-1)!.subject).toBe('Seus dados foram alterados');
    expect(await confirm(await confirmCode())).toBe(204);
  });

  it('never takes effect once cancelled from the old address', async () => {
    await ask();
    const [yes, no] = [await confirmCode(), await cancelCode()];
    expect([await cancel(no), await cancel(no), await confirm(yes)]).toEqual([204, 204, 422]);
    await sendReset(api.services, db, ana);
    expect([await emailOf(ana.id), await pending()]).toEqual([ana.email, null]);
  });

  it('cannot be cancelled once confirmed, nor undone by a reset link sent to the old address', async () => {
    await api.post('/api/v1/password-reset', { email: ana.email });
    const reset = await linkIn(ana.email, 'redefinir-senha');
    await ask();
    const no = await cancelCode();
    await confirm(await confirmCode());
    expect(await cancel(no)).toBe(422);
    expect((await api.post('/api/v1/password-reset/complete', { code: reset, password: 'de-volta' })).statusCode).toBe(
      422,
    );
    expect(await emailOf(ana.id)).toBe(fresh);
  });

  it('can be withdrawn within the session', async () => {
    await ask();
    const yes = await confirmCode();
    expect((await api.delete('/api/v1/client/email', { as })).statusCode).toBe(204);
    expect([await pending(), await confirm(yes), await cancel(await cancelCode())]).toEqual([null, 422, 422]);
    expect((await api.delete('/api/v1/client/email', { as })).statusCode).toBe(204);
  });

  it('leaves other links, and those of others, as they are when withdrawn', async () => {
    const bruno = await factory.client(db);
    await ask({ email: `bruno-${fresh}` }, await logIn(api, bruno));
    await sendReset(api.services, db, ana);
    await ask();
    await api.delete('/api/v1/client/email', { as });
    const links = db.selectFrom('mailed_link').select(['client_id', 'purpose']).where('used_at', 'is', null);
    expect(await links.where('client_id', 'in', [ana.id, bruno.id]).orderBy('id').execute()).toEqual([
      { client_id: bruno.id, purpose: 'email' },
      { client_id: bruno.id, purpose: 'email_cancel' },
      { client_id: ana.id, purpose: 'reset' },
    ]);
  });

  it('replaces an earlier pending request', async () => {
    await ask();
    const first = { yes: await confirmCode(), no: await cancelCode() };
    const other = `outra-${fresh}`;
    await ask({ email: other });
    expect((await pending())?.email).toBe(other);
    expect([await confirm(first.yes), await cancel(first.no)]).toEqual([422, 422]);
    expect(await confirm(await linkIn(other, 'confirmar-email'))).toBe(204);
    expect(await emailOf(ana.id)).toBe(other);
  });

  it('can be confirmed for one day', async () => {
    await ask();
    const [yes, no] = [await confirmCode(), await cancelCode()];
    clock.at += 24 * HOUR;
    as = await logIn(api, ana);
    expect([await pending(), await confirm(yes), await cancel(no)]).toEqual([null, 422, 422]);
  });

  it('is cancelled by a new password: whoever requested it may have known the old one', async () => {
    await ask();
    await api.post('/api/v1/client/password', { current: PASSWORD, new: 'nova-senha' }, { as });
    expect([await confirm(await confirmCode()), await emailOf(ana.id)]).toEqual([422, ana.email]);
  });

  it('accepts no other kind of mailed link', async () => {
    await ask();
    const [yes, no] = [await confirmCode(), await cancelCode()];
    expect([await cancel(yes), await confirm(no), await cancel('a'.repeat(43))]).toEqual([422, 422, 422]);
    for (const code of [yes, no])
      expect((await api.post('/api/v1/password-reset/complete', { code, password: 'nova-senha' })).statusCode).toBe(
        422,
      );
    expect((await pending())?.email).toBe(fresh);
  });
});

describe('a refused e-mail change', () => {
  it.each([
    [{ password: 'errada123' }, 422, 'password', 'Senha não foi reconhecida.'],
    [{ email: 'sem-arroba' }, 422, 'email', 'Favor digitar um email válido.'],
    [{ email: '' }, 422, 'email', 'Campo obrigatório.'],
    [{ password: undefined }, 422, 'password', 'Campo obrigatório.'],
    [{ id: 1 }, 422, 'id', 'Campo desconhecido.'],
  ])('%j is reported beside its field and mails nobody', async (body, status, path, message) => {
    expect((await ask(body)).json()).toMatchObject({ status, errors: [{ path, message }] });
    expect([await pending(), await mailsTo(ana.email), await mailsTo(fresh)]).toEqual([null, [], []]);
  });

  it('includes the current address, in any letter case', async () => {
    expect((await ask({ email: ana.email.toUpperCase() })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'email', message: 'Este já é o seu email de acesso.' }],
    });
  });

  it("includes another account's address", async () => {
    const bruno = await factory.client(db);
    expect((await ask({ email: bruno.email.toUpperCase() })).json()).toMatchObject({
      status: 409,
      code: 'email_taken',
      errors: [{ path: 'email' }],
    });
    expect(await mailsTo(bruno.email)).toEqual([]);
  });

  it('includes the sixth request within an hour', async () => {
    const strict = await testApi({ now: () => new Date(clock.at), env: { RATE_LIMIT_FACTOR: '1' }, beside: api });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1)
      statuses.push(
        (await strict.post('/api/v1/client/email', { email: `${i}-${fresh}`, password: PASSWORD }, { as })).statusCode,
      );
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe('concurrent e-mail changes', () => {
  it('to one address by twenty accounts succeed for exactly one', async () => {
    const twenty = await Promise.all(Array.from({ length: 20 }, () => factory.client(db)));
    for (const each of twenty) await ask({}, await logIn(api, each));
    const codes = (await mailsTo(fresh)).map(({ text }) => /confirmar-email\/([\w-]{43})/.exec(text)![1]!);
    const statuses = await Promise.all(codes.map(confirm));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array.from({ length: 19 }, () => 409)]);
    expect(await db.selectFrom('client').select('id').where('email', '=', fresh).execute()).toHaveLength(1);
  });

  it('that are confirmed and cancelled at the same time end as one of the two', async () => {
    await ask();
    const [yes, no] = await Promise.all([confirm(await confirmCode()), cancel(await cancelCode())]);
    expect([yes, no].toSorted((a, b) => a - b)).toEqual([204, 422]);
    expect(await emailOf(ana.id)).toBe(yes === 204 ? fresh : ana.email);
  });

  it('requested twice leave one pending request', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await db.selectFrom('mailed_link').select('purpose').where('client_id', '=', ana.id).execute()).toHaveLength(
      2,
    );
  });
});
