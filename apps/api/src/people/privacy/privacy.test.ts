import type { OwnRecords, Profile } from '@mirante/domain/people/account.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { createClientRecords } from '../../testing/client-records-factory.ts';
import { factory, logIn, PASSWORD } from '../../testing/factory.ts';
import { buy, signUpBody } from '../../testing/purchases.ts';
import { removeClient } from '../account-removal/remove-client.ts';

const api = await testApi({ now: () => new Date('2026-11-21T01:30:00Z') });
const { db, services } = api;
const exportOf = async (as: string) => (await api.get('/api/v1/client/export', { as })).json<OwnRecords>().tables;
const PATH = '/api/v1/client/erasure-request';
const ask = (as: string, body: object = {}) => api.post(PATH, { password: PASSWORD, ...body }, { as });
const withdraw = (as: string) => api.delete(PATH, { as });

/** Tables that are exported with every column. */
const whole =
  'access_record client_address client_visit content_read coupon_use earlier_logins erasure_request login_event notification_preference notification_recipient ' +
  'trade_alert_choice trade_follow upgrade_credit portfolio_read stock_portfolio_read weekly_summary money_entry payment_item report_position staff_reminder';

describe('the personal data export', () => {
  let as: string;
  let body: ReturnType<typeof signUpBody>;
  let tables: OwnRecords['tables'];
  /** A client with a row in every table. */
  beforeAll(async () => {
    const product = await factory.product(db);
    const coupon = await factory.coupon(db, { starts_at: '2026-01-01T00:00:00Z' });
    const { key } = (await api.post('/api/v1/session', {})).json();
    body = signUpBody({
      payment: { method: 'pix', products: [product.id], coupon_code: coupon.code, session_key: key },
    });
    await buy(api, { body, key: 'uma-chave' });
    const { token, user } = (
      await api.post('/api/v1/login', { email: body.client.email, password: body.client.password })
    ).json();
    as = token;
    await ask(as, { reason: 'Curiosidade', password: body.client.password });
    await api.post('/api/v1/client/messages', { type: 'question', body: 'O que vocês guardam?' }, { as });
    await createClientRecords(api, { clientId: user.id, productId: product.id });
    // A login is answered before its event is written.
    await vi.waitUntil(
      async () =>
        (await db.selectFrom('login_event').select('id').where('client_id', '=', user.id).execute()).length === 1,
    );
    tables = await exportOf(as);
  });

  it('is a file download', async () => {
    const answer = await api.get('/api/v1/client/export', { as });
    expect([answer.statusCode, answer.headers['content-disposition'], answer.headers['cache-control']]).toEqual([
      200,
      'attachment; filename="mirante-meus-dados-2026-11-20.json"',
      'no-store',
    ]);
    expect(answer.json()).toMatchObject({
      exported_at: '2026-11-21T01:30:00.000Z',
      controller: { cnpj: expect.any(String) },
    });
  });

  // From the database's catalogue, so that future tables and columns are checked too.
  it('has every column of every table about the client, except secrets and derived ones', async () => {
    const { rows } = await services.pool.query<{ table: string; columns: string[] }>(`
      select table_name as table, array_agg(column_name::text order by column_name) as columns from information_schema.columns
      where table_schema = 'public' group by table_name having table_name = 'client' or bool_or(column_name in ('client_id', 'payment_id')) order by 1`);
    const missing = Object.fromEntries(
      rows.map(({ table, columns }) => [
        table,
        columns.filter(
          (column) => !Object.hasOwn(tables[table]?.[0] ?? {}, column) && !['client_id', 'user_id'].includes(column),
        ),
      ]),
    );
    expect(missing).toEqual({
      ...Object.fromEntries(whole.split(' ').map((table) => [table, []])),
      checkout_session: ['key'],
      client: ['holds_cpf', 'name_key', 'password_hash', 'phones', 'removed_at', 'search'],
      client_headline: ['client_product_id', 'expires_at', 'is_active', 'listed_at'],
      client_message: ['obs', 'replied_by', 'reply_order', 'search'],
      client_product: ['listed_at', 'obs'],
      discrepancy: ['note', 'resolved_by'],
      idempotency: ['body_hash', 'created_at', 'key', 'payment_id', 'response', 'scope', 'status', 'worker'],
      mailed_link: ['change', 'code_hash', 'session_hash'],
      weekly_summary_preference: ['code'],
      push_subscription: ['auth', 'p256dh', 'session_hash'],
      passkey: ['counter', 'credential_id', 'public_key'],
      payment: ['code', 'facet', 'renewing_until'],
      purchase_intent: ['change', 'payer'],
      refund: ['obs'],
      // Used only by the house to trace a leak.
      report_copy: ['code', 'file_name'],
      session: ['opened_by', 'token_hash'],
    });
  });

  it('contains what the client entered, and no credentials', async () => {
    expect(tables).toMatchObject({
      client: [{ name: body.client.name, cpf: body.client.cpf }],
      client_address: [{ address: 'Avenida Paulista' }],
      payment: [{ method: 'pix', status: 'pending' }, { status: 'paid' }],
      erasure_request: [{ reason: 'Curiosidade' }],
      client_message: [{ body: 'O que vocês guardam?' }],
      checkout_session: [{ step: 4, cart: null }],
    });
    const { code } = await db.selectFrom('payment').select('code').executeTakeFirstOrThrow();
    for (const secret of ['argon2', 'password', 'hash', code, as])
      expect(JSON.stringify(tables).replaceAll(/must_change_password|password_expires_at/g, '')).not.toContain(secret);
  });

  it("is the owner's alone", async () => {
    const bruno = await factory.client(db);
    const his = await exportOf(await logIn(api, bruno));
    expect(
      Object.entries(his)
        .filter(([, rows]) => rows.length > 0)
        .map(([name]) => name),
    ).toEqual(['client', 'session', 'client_visit']);
    expect(JSON.stringify(tables)).not.toContain(bruno.email);
    expect(JSON.stringify(his)).not.toContain(body.client.email);
  });

  it('is limited to ten an hour', async () => {
    const strict = await testApi({ env: { RATE_LIMIT_FACTOR: '1' }, beside: api });
    const bruno = await logIn(api, await factory.client(db));
    for (let n = 0; n < 10; n += 1)
      expect((await strict.get('/api/v1/client/export', { as: bruno })).statusCode).toBe(200);
    expect((await strict.get('/api/v1/client/export', { as: bruno })).statusCode).toBe(429);
  });

  // From the catalogue too: a new table is forgotten, or its rows are named here as kept.
  it('has little left once the client is removed, and nothing that was typed', async () => {
    const { id } = tables.client![0] as { id: number };
    const [held] = tables.client_product as [{ id: number }];
    const [typed, at] = [JSON.stringify({ sealed: 'AAAA' }), services.now()];
    await db.updateTable('client').set({ email_confirmed_at: at }).where('id', '=', id).execute();
    await db.updateTable('purchase_intent').set({ change: typed, payer: typed }).execute();
    await db.updateTable('discrepancy').set({ status: 'kept', resolved_at: at, note: 'Ligou a mãe.' }).execute();
    const moved = { client_product_id: held.id, user_id: (await factory.staff(db)).id, new_expires_at: at };
    await db
      .insertInto('expiry_log')
      .values({ ...moved, obs: 'Viajou.', created_at: at })
      .execute();
    await db.updateTable('payment').set({ status: 'canceled' }).where('client_id', '=', id).execute();
    await removeClient(services, id);
    const { rows: names } = await services.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'client_id' order by 1`,
    );
    const kept: string[] = [];
    for (const { name } of names)
      if ((await services.pool.query(`select from ${name} where client_id = $1`, [id])).rowCount) kept.push(name);
    expect(kept.join(' ')).toBe(
      'access_record checkout_session client_headline client_product erasure_request payment refund report_copy staff_reminder',
    );
    const account = await db.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirst();
    expect(account).toMatchObject({ gender: null, email_confirmed_at: null, password_hash: 'removed' });
    expect(await db.selectFrom('purchase_intent').select(['change', 'payer']).execute()).toEqual([
      { change: null, payer: null },
    ]);
    expect(await db.selectFrom('discrepancy').select('note').execute()).toEqual([{ note: null }]);
    expect(await db.selectFrom('expiry_log').select('obs').execute()).toEqual([{ obs: null }]);
  });
});

describe('a request to erase', () => {
  it('is stored, shown and acknowledged by mail once', async () => {
    const ana = await factory.client(db);
    const as = await logIn(api, ana);
    const first = await ask(as);
    expect(first.json()).toEqual({ id: expect.any(Number), requested_at: '2026-11-21T01:30:00.000Z' });
    const again = await Promise.all([ask(as, { reason: 'Mudei de casa de análise.' }), ask(as)]);
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
    expect(
      await db.selectFrom('erasure_request').select(['reason', 'closed_at']).where('client_id', '=', ana.id).execute(),
    ).toEqual([{ reason: 'Mudei de casa de análise.', closed_at: null }]);
    expect((await api.get('/api/v1/client/profile', { as })).json<Profile>().erasure_requested_at).toBe(
      '2026-11-21T01:30:00.000Z',
    );
    const mails = (await api.mails()).filter(({ to }) => to === ana.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Recebemos o seu pedido de exclusão de dados']);
    expect(mails[0]!.text).toContain(`protocolo ${first.json().id}`);
  });

  it('requires the password', async () => {
    const ana = await factory.client(db);
    const as = await logIn(api, ana);
    expect((await ask(as, { password: 'errada123' })).json()).toMatchObject({
      status: 422,
      code: 'wrong_password',
      errors: [{ path: 'password', message: 'Senha não foi reconhecida.' }],
    });
    expect((await api.post(PATH, {}, { as })).json()).toMatchObject({ status: 422, errors: [{ path: 'password' }] });
    expect(await db.selectFrom('erasure_request').select('id').where('client_id', '=', ana.id).execute()).toEqual([]);
  });

  it('is withdrawn by its owner until it is answered, once, by mail; then another may be made', async () => {
    const [ana, bruno] = [await factory.client(db), await factory.client(db)];
    const as = await logIn(api, ana);
    const { id: kept } = (await ask(await logIn(api, bruno), { reason: null })).json();
    await ask(as);
    const { id } = (await ask(as, { reason: 'Mudei de casa de análise.' })).json();
    const answers = await Promise.all([withdraw(as), withdraw(as)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect(
      await db.selectFrom('erasure_request').select(['closed_at', 'withdrawn_at']).where('id', '=', id).execute(),
    ).toEqual([{ closed_at: services.now(), withdrawn_at: services.now() }]);
    expect(
      await db.selectFrom('erasure_request').select(['reason', 'closed_at']).where('id', '=', kept).execute(),
    ).toEqual([{ reason: null, closed_at: null }]);
    expect((await api.get('/api/v1/client/profile', { as })).json<Profile>().erasure_requested_at).toBeNull();
    const mails = (await api.mails()).filter(({ to }) => to === ana.email);
    expect(mails.map(({ subject }) => subject)).toContain('Seu pedido de exclusão de dados foi retirado');
    expect((await ask(as)).json().id).toBeGreaterThan(id);
  });

  it("that was answered, or is another client's, cannot be withdrawn", async () => {
    const [ana, bruno] = [await factory.client(db), await factory.client(db)];
    const as = await logIn(api, ana);
    await ask(as);
    expect((await withdraw(await logIn(api, bruno))).statusCode).toBe(404);
    const staff = await logIn(api, await factory.staff(db));
    await api.post(`/api/v1/clients/${ana.id}/erasure-request/close`, { answer: 'Feito.' }, { as: staff });
    expect((await withdraw(as)).statusCode).toBe(404);
  });

  it('removes nothing by itself', async () => {
    const ana = await factory.client(db);
    await ask(await logIn(api, ana));
    expect((await api.post('/api/v1/login', { email: ana.email, password: PASSWORD })).statusCode).toBe(200);
  });

  it.each([
    [{ reason: 'x'.repeat(2001) }, 'reason'],
    [{ reason: 7 }, 'reason'],
    [{ client_id: 1 }, 'client_id'],
  ])('with %j is refused', async (body, path) => {
    expect((await ask(await logIn(api, await factory.client(db)), body)).json()).toMatchObject({
      status: 422,
      errors: [{ path }],
    });
  });
});
