import type { StaffClient } from '@mirante/domain/people/client.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, type Person } from '../../testing/factory.ts';

const HOUR = 3_600_000;
const clock = { at: Date.parse('2026-11-21T15:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;

let ana: Person;
let as: string;
beforeEach(async () => {
  ana = await factory.client(db);
  as = await logIn(api, await factory.staff(db, ['atendimento']));
});
const reset = async () =>
  (await api.post(`/api/v1/clients/${ana.id}/reset-password`, undefined, { as })).json<{ secret: string }>().secret;
const enter = (password: string) => api.post('/api/v1/login', { email: ana.email, password });
const change = (token: string, current: string) =>
  api.post('/api/v1/client/password', { current, new: 'girassol' }, { as: token });

describe('a temporary password set by staff', () => {
  it('differs each time, and works until replaced by an own one', async () => {
    const [first, secret] = [await reset(), await reset()];
    expect(first).not.toBe(secret);
    expect(secret).toMatch(/^[a-z3-9]{4}(-[a-z3-9]{4}){2}$/);
    expect([(await enter(PASSWORD)).statusCode, (await enter(first)).statusCode]).toEqual([422, 422]);
    const { token, must_change_password } = (await enter(secret)).json();
    expect(must_change_password).toBe(true);
    expect((await api.get('/api/v1/client/products', { as: token })).json()).toMatchObject({
      status: 403,
      code: 'must_change_password',
    });
    expect((await change(token, secret)).statusCode).toBe(204);
    expect((await api.get('/api/v1/client/products', { as: token })).statusCode).toBe(200);
    clock.at += 25 * HOUR;
    expect([(await enter('girassol')).statusCode, (await enter(secret)).statusCode]).toEqual([200, 422]);
  });

  it('ends every session and older link, and is mailed without the password', async () => {
    const session = await logIn(api, ana);
    await api.post('/api/v1/password-reset', { email: ana.email });
    const code = /redefinir-senha\/([\w-]{43})/.exec(
      (await api.mails()).findLast(({ to }) => to === ana.email)!.text,
    )![1];
    const secret = await reset();
    expect((await api.get('/api/v1/client/details', { as: session })).statusCode).toBe(401);
    expect((await api.post('/api/v1/password-reset/complete', { code, password: 'outra-senha' })).statusCode).toBe(422);
    const mail = (await api.mails()).findLast(({ to }) => to === ana.email)!;
    expect(mail.subject).toBe('Sua senha foi redefinida');
    expect(mail.text).not.toContain(secret);
  });

  it('expires after a day, with a message to whoever knows it', async () => {
    const secret = await reset();
    clock.at += 24 * HOUR;
    expect((await enter(secret)).json()).toMatchObject({ status: 422, code: 'password_expired' });
    expect((await enter('nao-e-esta')).json()).toMatchObject({ code: 'invalid_credentials' });
  });

  it('expires also for whoever is logged in by it', async () => {
    const secret = await reset();
    clock.at += 23 * HOUR;
    const { token } = (await enter(secret)).json();
    clock.at += HOUR;
    expect((await change(token, secret)).json()).toMatchObject({ status: 422, code: 'password_expired' });
    expect((await change(token, 'nao-e-esta')).json()).toMatchObject({ code: 'wrong_password' });
  });

  it('is not in the audit log', async () => {
    const secret = await reset();
    const entries = await db
      .selectFrom('audit_entry')
      .select(['diff'])
      .where('root_resource', '=', 'client')
      .where('root_id', '=', ana.id)
      .execute();
    expect(entries).toHaveLength(1);
    expect(entries[0]!.diff).toMatchObject({ password_hash: ['•••', '•••'], must_change_password: [false, true] });
    expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('is for clients alone', async () => {
    for (const id of [2_147_483_647, 0])
      expect((await api.post(`/api/v1/clients/${id}/reset-password`, undefined, { as })).statusCode).toBe(404);
  });
});

describe('staff confirming an e-mail', () => {
  it('requires one that is unconfirmed', async () => {
    await db.updateTable('client').set({ email_confirmed_at: null }).where('id', '=', ana.id).execute();
    const confirm = () => api.post(`/api/v1/clients/${ana.id}/confirm-email`, undefined, { as });
    const statuses = (await Promise.all(Array.from({ length: 10 }, confirm))).map(({ statusCode }) => statusCode);
    expect([
      statuses.filter((status) => status === 204).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([1, 9]);
    expect((await api.get(`/api/v1/clients/${ana.id}`, { as })).json<StaffClient>().email_confirmed_at).toBe(
      new Date(clock.at).toISOString(),
    );
  });

  it('is refused once its reader denied the account, which it would prove', async () => {
    const client = () => db.selectFrom('client').selectAll().where('id', '=', ana.id).executeTakeFirstOrThrow();
    await db.updateTable('client').set({ email_confirmed_at: null }).where('id', '=', ana.id).execute();
    const token = await logIn(api, ana);
    await api.post('/api/v1/client/confirm-email', undefined, { as: token });
    const code = /confirmar-email\/([\w-]{43})/.exec(
      (await api.mails()).findLast(({ to }) => to === ana.email)!.text,
    )![1];
    expect((await api.post('/api/v1/mailed-link/deny', { code })).statusCode).toBe(204);

    const answer = await api.post(`/api/v1/clients/${ana.id}/confirm-email`, undefined, { as });
    expect(answer.json()).toMatchObject({ status: 409, code: 'email_denied' });
    expect((await client()).email_confirmed_at).toBeNull();
  });
});

describe('a client removed by staff', () => {
  it('is logged out, anonymised, and out of the lists, whatever was active', async () => {
    const product = await factory.product(db);
    await factory.clientProduct(db, ana.id, product.id);
    const session = await logIn(api, ana);
    const remove = () => api.delete(`/api/v1/clients/${ana.id}`, { as });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect((await api.get('/api/v1/client/details', { as: session })).statusCode).toBe(401);
    expect((await api.get(`/api/v1/clients/${ana.id}`, { as })).statusCode).toBe(404);
    expect(await db.selectFrom('client_product').select('status').where('client_id', '=', ana.id).execute()).toEqual([
      { status: 'cancelled' },
    ]);
  });
});
