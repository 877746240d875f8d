import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { setHashCost } from '../../crypto/passwords.ts';
import { hashOf } from '../../crypto/tokens.ts';
import { testApi } from '../../testing/api.ts';
import { factory, HASH_COST, logIn, PASSWORD } from '../../testing/factory.ts';

const HOUR = 3_600_000;
const clock = { at: Date.parse('2026-05-04T12:00:00Z') };
const api = await testApi({ now: () => new Date(clock.at) });
const { db } = api;
const enter = (email: string, password = PASSWORD) => api.post('/api/v1/login', { email, password });
const details = (as: string) => api.get('/api/v1/client/details', { as });

describe('a login', () => {
  it('returns the token, address, active products and entitlements to a client', async () => {
    const parent = await factory.product(db, { code: 'mirante_completo' });
    const part = await factory.product(db, { code: 'top_fundos' });
    const other = await factory.product(db);
    await factory.link(db, parent.id, part.id);
    const ana = await factory.client(db, { name: 'Ana Souza' });
    await factory.address(db, ana.id);
    const far = new Date(clock.at + 90 * 24 * HOUR);
    await factory.clientProduct(db, ana.id, parent.id, { starts_at: new Date(clock.at), expires_at: far });
    await factory.clientProduct(db, ana.id, other.id, { status: 'pending_payment' });
    await factory.clientProduct(db, ana.id, part.id, { status: 'expired' });
    const answer = (await enter(ana.email.toUpperCase())).json();
    expect(Object.keys(answer).toSorted()).toEqual(['address', 'entitlements', 'products', 'role', 'token', 'user']);
    expect(answer).toMatchObject({
      role: 'client',
      user: { id: ana.id, name: 'Ana Souza', roles: [] },
      address: { zipcode: '01310100', number: 1000 },
      entitlements: ['mirante_completo', 'top_fundos'],
    });
    expect(answer.products.map((p: { status: string }) => p.status).toSorted()).toEqual(['active', 'pending_payment']);
    expect((await details(answer.token)).json()).toMatchObject({ user: { id: ana.id } });
  });

  it('accepts the CPF with or without its mask', async () => {
    const { cpf, id } = await factory.client(db);
    for (const typed of [cpf, cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')])
      expect((await enter(typed)).json()).toMatchObject({ user: { id } });
  });

  it("opens the app's account of a client and a user with one e-mail and one password, and the only one in either", async () => {
    const { email } = await factory.staff(db, ['trader']);
    await factory.client(db, { email });
    const roleOf = async (role: string, name = email) =>
      (await api.post('/api/v1/login', { email: name, password: PASSWORD, role })).json<{ role: string }>().role;
    expect([await roleOf('client'), await roleOf('user')]).toEqual(['client', 'user']);
    const ana = await factory.client(db);
    expect([await roleOf('client', ana.email), await roleOf('user', ana.email)]).toEqual(['client', 'client']);
  });

  it('grants nothing by a product past its expiry, even before the expiry job runs', async () => {
    const product = await factory.product(db);
    const client = await factory.client(db);
    await factory.clientProduct(db, client.id, product.id, {
      starts_at: new Date(clock.at - 400 * 24 * HOUR),
      expires_at: new Date(clock.at - 1000),
    });
    expect((await enter(client.email)).json().entitlements).toEqual([]);
  });

  it('returns roles and no client fields to staff', async () => {
    const rui = await factory.staff(db, ['financeiro', 'trader']);
    const answer = (await enter(rui.email)).json();
    expect(answer).toMatchObject({
      role: 'user',
      user: {
        id: rui.id,
        phone: null,
        roles: [
          { id: 3, name: 'financeiro' },
          { id: 5, name: 'trader' },
        ],
      },
    });
    expect(answer).not.toHaveProperty('products');
    expect((await api.get('/api/v1/user', { as: answer.token })).json()).toEqual({ role: 'user', user: answer.user });
  });

  it('refuses a wrong password and an unknown name with the same message', async () => {
    const { email } = await factory.client(db);
    const wrong = await enter(email, 'errada123');
    const unknown = await enter('ninguem@exemplo.com.br', 'errada123');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials', detail: 'Usuário ou senha inválidos' });
    expect(unknown.body).toBe(wrong.body);
    expect({ ...unknown.headers, 'x-request-id': '', date: '' }).toEqual({
      ...wrong.headers,
      'x-request-id': '',
      date: '',
    });
  });

  it('refuses a removed account', async () => {
    const gone = await factory.client(db, { removed_at: new Date(clock.at) });
    expect((await enter(gone.email)).statusCode).toBe(422);
  });

  it('refuses a client whose address is unconfirmed for seven days with 444, and mails a new link', async () => {
    const late = await factory.client(db, { email_confirmed_at: null, created_at: new Date(clock.at - 7 * 24 * HOUR) });
    const early = await factory.client(db, {
      email_confirmed_at: null,
      created_at: new Date(clock.at - 7 * 24 * HOUR + 1000),
    });
    const entered = await enter(early.email);
    expect([entered.statusCode, entered.json().confirm_email_by]).toEqual([
      200,
      new Date(clock.at + 1000).toISOString(),
    ]);
    expect((await enter(late.email, 'errada123')).statusCode).toBe(422);
    const refused = await enter(late.email);
    expect([refused.statusCode, refused.json().code, refused.json().title]).toEqual([
      444,
      'email_not_confirmed',
      'Email Not Confirmed',
    ]);
    const mails = (await api.mails()).filter(({ to }) => to === late.email);
    expect(mails).toHaveLength(1);
    const code = /confirmar-email\/([\w-]{43})/.exec(mails[0]!.text)![1];
    expect((await api.post('/api/v1/confirm-email', { code })).statusCode).toBe(204);
    expect((await enter(late.email)).statusCode).toBe(200);
  });

  it('rehashes a password of another cost, which still verifies', async () => {
    const { email, id } = await factory.client(db);
    setHashCost();
    await enter(email);
    setHashCost(HASH_COST);
    const { password_hash } = await db
      .selectFrom('client')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await enter(email)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('of one device ends at its logout, and other devices stay logged in', async () => {
    const ana = await factory.client(db);
    const [phone, desk] = [await logIn(api, ana), await logIn(api, ana)];
    expect((await api.post('/api/v1/logout', undefined, { as: phone })).statusCode).toBe(204);
    expect((await details(phone)).statusCode).toBe(401);
    expect((await details(desk)).statusCode).toBe(200);
    expect((await api.post('/api/v1/logout', undefined, { as: phone })).statusCode).toBe(204);
  });

  it.each([
    ['client', 12 * HOUR, 30 * 24 * HOUR],
    ['user', HOUR / 2, 12 * HOUR],
  ] as const)(
    'of a %s is extended by use, expires when idle, and has an absolute lifetime',
    async (role, idle, total) => {
      const person = role === 'client' ? await factory.client(db) : await factory.staff(db);
      const path = role === 'client' ? '/api/v1/client/details' : '/api/v1/user';
      const status = async (as: string) => (await api.get(path, { as })).statusCode;
      const start = clock.at;
      const [left, used] = [await logIn(api, person), await logIn(api, person)];
      clock.at = start + idle - 1000;
      expect(await status(used)).toBe(200);
      clock.at = start + idle + 1000;
      expect([await status(left), await status(used)]).toEqual([401, 200]);
      // Last activity is written at most once a minute, so the last minute of an idle time may be lost.
      const step = idle - 61_000;
      while (clock.at + step < start + total) {
        clock.at += step;
        expect(await status(used)).toBe(200);
      }
      clock.at = start + total;
      expect(await status(used)).toBe(401);
    },
  );

  it('is written to at most once a minute', async () => {
    const token = await logIn(api, await factory.client(db));
    const seen = async () =>
      (
        await db
          .selectFrom('session')
          .select('seen_at')
          .orderBy('created_at', 'desc')
          .orderBy('seen_at', 'desc')
          .executeTakeFirstOrThrow()
      ).seen_at.getTime();
    const first = await seen();
    clock.at += 59_000;
    await details(token);
    expect(await seen()).toBe(first);
    clock.at += 2000;
    await details(token);
    expect(await seen()).toBe(clock.at);
  });

  it('is found whatever the case of its scheme (RFC 9110, 11.1)', async () => {
    const token = await logIn(api, await factory.client(db));
    for (const authorization of [`bearer ${token}`, `BEARER  ${token}`])
      expect(await api.get('/api/v1/client/details', { headers: { authorization } })).toMatchObject({
        statusCode: 200,
      });
  });

  it('is stored without its token', async () => {
    const token = await logIn(api, await factory.client(db));
    const { rows } = await api.services.pool.query(
      'select count(*)::int as n from session where position($1::bytea in token_hash) > 0',
      [Buffer.from(token)],
    );
    expect(rows[0].n).toBe(0);
  });

  it('with a forced password change may only read its details and log out', async () => {
    const token = await logIn(api, await factory.client(db, { must_change_password: true }));
    expect((await details(token)).json()).toMatchObject({ must_change_password: true });
    expect((await api.get('/api/v1/client/products', { as: token })).json()).toMatchObject({
      status: 403,
      code: 'must_change_password',
    });
    expect((await api.post('/api/v1/logout', undefined, { as: token })).statusCode).toBe(204);
  });
});

describe('a session hand-over', () => {
  const handOver = async () => {
    const from = await logIn(api, await factory.client(db));
    return { from, token: (await api.post('/api/v1/hand-over', undefined, { as: from })).json().token as string };
  };

  it('ends the session in exchange for a single-use token for another app', async () => {
    const { from, token } = await handOver();
    expect((await details(from)).statusCode).toBe(401);
    const [a, b] = await Promise.all([details(token), details(token)]);
    expect([a.statusCode, b.statusCode].toSorted((x, y) => x - y)).toEqual([200, 401]);
    const won = (a.statusCode === 200 ? a : b).json();
    expect(won.token).not.toBe(token);
    expect((await details(won.token)).json()).not.toHaveProperty('token');
    expect((await details(token)).statusCode).toBe(401);
  });

  it('keeps the absolute expiry of the login', async () => {
    const from = await logIn(api, await factory.client(db));
    await db
      .updateTable('session')
      .set((eb) => {
        const aged = (column: 'created_at' | 'expires_at') => eb(column, '-', sql<Date>`interval '29 days 23 hours'`);
        return { created_at: aged('created_at'), expires_at: aged('expires_at') };
      })
      .where('token_hash', '=', hashOf(from))
      .execute();
    const { token } = (await api.post('/api/v1/hand-over', undefined, { as: from })).json();
    const handedOver = (await details(token)).json().token;
    expect((await details(handedOver)).statusCode).toBe(200);
    clock.at += HOUR;
    expect((await details(handedOver)).statusCode).toBe(401);
  });

  it("token opens nothing but its session's details, and expires after a minute", async () => {
    const { token } = await handOver();
    expect((await api.post('/api/v1/hand-over', undefined, { as: token })).statusCode).toBe(401);
    clock.at += 60_000;
    expect((await details(token)).statusCode).toBe(401);
  });
});
