import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../crypto/tokens.ts';
import { testApi } from '../../testing/api.ts';
import { openView, viewCode } from '../../testing/client-views.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD, type Person } from '../../testing/factory.ts';

const MINUTE = 60_000;
const clock = { at: Date.parse('2026-11-25T15:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at) });
const node = await testApi({ beside: api });
const { db } = api;
const DETAILS = '/api/v1/client/details';
const reason = 'O relatório de maio não aparece.';

let ana: Person;
let lia: Person;
let as: string;
beforeEach(async () => {
  ana = await factory.client(db);
  lia = await factory.staff(db, ['atendimento'], { name: 'Lia Prado' });
  as = await logIn(api, lia);
});
const ask = (body: object = { reason }, id = ana.id) => api.post(`/api/v1/clients/${id}/views`, body, { as });
const exchange = (code: string, on = api) => on.get(DETAILS, { as: code });
const statusOf = async (token: string) => (await api.get(DETAILS, { as: token })).statusCode;
const rowOf = (token: string) =>
  db.selectFrom('session').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst();

describe("a view of a client's area", () => {
  it('is asked for with a reason, of a client who exists', async () => {
    for (const body of [{}, { reason: '' }, { reason: 'não' }, { reason: 'x'.repeat(201) }, { reason, admin: true }])
      expect((await ask(body)).statusCode).toBe(422);
    expect((await ask({ reason: 'Cartão 4111 1111 1111 1111.' })).json()).toMatchObject({ code: 'invalid_fields' });
    expect((await ask({ reason }, 2_000_000_000)).statusCode).toBe(404);
    expect((await api.get(`/api/v1/clients/${ana.id}/changes`, { as })).json()).toEqual([]);
  });

  it("is logged on the client's page with who, when and why", async () => {
    expect((await ask()).statusCode).toBe(200);
    expect((await api.get(`/api/v1/clients/${ana.id}/changes`, { as })).json<AuditEntry[]>()).toMatchObject([
      {
        user_name: 'Lia Prado',
        created_at: new Date(clock.at).toISOString(),
        action: 'Ver como o cliente',
        change: 'view',
        resource: 'client',
        record_id: ana.id,
        diff: { reason: [null, reason] },
      },
    ]);
  });

  it('is exchanged for a code, and names client, user and end', async () => {
    const code = await viewCode(api, as, ana.id);
    const answer = (await exchange(code)).json();
    expect(answer).toMatchObject({
      role: 'client',
      user: { id: ana.id, name: ana.name },
      view: { by: 'Lia Prado', ends_at: new Date(clock.at + 15 * MINUTE).toISOString() },
    });
    expect((await api.get(DETAILS, { as: answer.token })).json().view).toEqual(answer.view);
  });

  it('stores hashes alone, of codes and tokens that a server without views does not look up', async () => {
    const code = await viewCode(api, as, ana.id);
    const token = (await exchange(code)).json<{ token: string }>().token;
    for (const secret of [code, token]) expect(secret).toMatch(/^view\.[\w-]{43}$/);
    const { rows } = await api.services.pool.query<{ row: string }>('select t::text as row from session t');
    expect(rows.filter(({ row }) => row.includes(code.slice(5)) || row.includes(token.slice(5)))).toEqual([]);
    // What such servers accept.
    expect(/^Bearer ([\w-]{43})$/.test(`Bearer ${token}`)).toBe(false);
    expect(await statusOf(token.slice(5))).toBe(401);
  });
});

describe('the code of a view', () => {
  it('opens one, once, and nothing else', async () => {
    const code = await viewCode(api, as, ana.id);
    for (const path of ['/api/v1/client/profile', '/api/v1/client/products', '/api/v1/user'])
      expect((await api.get(path, { as: code })).statusCode).toBe(401);
    expect((await api.post('/api/v1/hand-over', undefined, { as: code })).statusCode).toBe(401);
    const head = await api.inject({ method: 'HEAD', url: DETAILS, headers: { authorization: `Bearer ${code}` } });
    expect(head.statusCode).toBe(401);
    expect((await exchange(code)).statusCode).toBe(200);
    expect((await exchange(code)).statusCode).toBe(401);
  });

  it('opens one of concurrent calls to two nodes', async () => {
    const code = await viewCode(api, as, ana.id);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => exchange(code, n % 2 ? api : node)));
    expect(Object.groupBy(answers, ({ statusCode }) => statusCode)).toMatchObject({
      200: { length: 1 },
      401: { length: 11 },
    });
    const views = await db.selectFrom('session').select('kind').where('client_id', '=', ana.id).execute();
    expect(views).toEqual([{ kind: 'view' }]);
    // The address is the user's.
    expect(await db.selectFrom('access_record').select('id').where('client_id', '=', ana.id).execute()).toEqual([]);
  });

  it('expires after a minute', async () => {
    const code = await viewCode(api, as, ana.id);
    clock.at += MINUTE;
    expect((await exchange(code)).statusCode).toBe(401);
  });

  it("ends with the user's session", async () => {
    const code = await viewCode(api, as, ana.id);
    await api.post('/api/v1/logout', undefined, { as });
    expect((await exchange(code)).statusCode).toBe(401);
  });
});

describe('a view', () => {
  it('lasts a quarter of an hour, whatever is read', async () => {
    const view = await openView(api, as, ana.id);
    const before = await rowOf(view);
    for (let n = 0; n < 14; n += 1) {
      clock.at += MINUTE;
      expect(await statusOf(view)).toBe(200);
    }
    expect(await rowOf(view)).toEqual(before);
    clock.at += MINUTE;
    expect(await statusOf(view)).toBe(401);
  });

  it("lasts no longer than the user's session", async () => {
    await db
      .updateTable('session')
      .set({ expires_at: new Date(clock.at + 5 * MINUTE) })
      .where('token_hash', '=', hashOf(as))
      .execute();
    const view = await openView(api, as, ana.id);
    clock.at += 5 * MINUTE - 1;
    expect(await statusOf(view)).toBe(200);
    clock.at += 1;
    expect(await statusOf(view)).toBe(401);
  });

  const admin = async () => logIn(api, await factory.staff(db));
  it.each<[string, (view: string) => Promise<unknown>]>([
    ["the user's logout", () => api.post('/api/v1/logout', undefined, { as })],
    ["the user's removal", async () => api.delete(`/api/v1/users/${lia.id}`, { as: await admin() })],
    [
      "the user's new password, though that session goes on",
      () => api.post('/api/v1/user/password', { current: PASSWORD, new: STRONG_PASSWORD }, { as }),
    ],
    [
      "the loss of the user's role",
      async () => api.put(`/api/v1/users/${lia.id}/roles`, { roles: [4] }, { as: await admin() }),
    ],
    [
      "the end of the user's session from another one",
      async () => api.delete('/api/v1/account/sessions', { as: await logIn(api, lia) }),
    ],
    [
      "the reset of the client's password",
      async () => api.post(`/api/v1/clients/${ana.id}/reset-password`, undefined, { as: await admin() }),
    ],
    ["the client's removal", async () => api.delete(`/api/v1/clients/${ana.id}`, { as: await admin() })],
    ['its own logout', (view) => api.post('/api/v1/logout', undefined, { as: view })],
  ])('ends with %s', async (_what, act) => {
    const view = await openView(api, as, ana.id);
    expect(await statusOf(view)).toBe(200);
    expect(await act(view)).toMatchObject({ statusCode: expect.any(Number) });
    expect(await statusOf(view)).toBe(401);
  });

  it('survives nothing that ends concurrently with its opening', async () => {
    for (let n = 0; n < 10; n += 1) {
      const session = await logIn(api, lia);
      const code = await viewCode(api, session, ana.id);
      await Promise.all([
        exchange(code, node),
        n % 2
          ? api.post('/api/v1/logout', undefined, { as: session })
          : api.post(`/api/v1/clients/${ana.id}/reset-password`, undefined, { as }),
      ]);
      expect(await db.selectFrom('session').select('kind').where('client_id', '=', ana.id).execute()).toEqual([]);
    }
  });

  it('leaves the client, and the user, with the sessions they had', async () => {
    const own = await logIn(api, ana);
    const view = await openView(api, as, ana.id);
    const sessionsOf = async (of: string) =>
      (await api.get('/api/v1/account/sessions', { as: of })).json<object[]>().length;
    expect([await sessionsOf(own), await sessionsOf(as)]).toEqual([1, 1]);
    const { tables } = (await api.get('/api/v1/client/export', { as: own })).json();
    expect(tables.session).toMatchObject([{ kind: 'session' }]);
    await api.post('/api/v1/logout', undefined, { as: view });
    expect([await statusOf(own), (await api.get('/api/v1/user', { as })).statusCode]).toEqual([200, 200]);
  });

  it('of a client who must change the password shows what that client sees', async () => {
    await db.updateTable('client').set({ must_change_password: true }).where('id', '=', ana.id).execute();
    const view = await openView(api, as, ana.id);
    expect((await api.get('/api/v1/client/products', { as: view })).json().code).toBe('must_change_password');
    expect((await api.get(DETAILS, { as: view })).json()).toMatchObject({ must_change_password: true, view: {} });
  });
});
