import type { Funnel, Revenue } from '@mirante/domain/house/overview.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordingServices } from '../../../bench/statements.ts';
import { purge } from '../../jobs/purge.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { explain } from '../../testing/query-plan.ts';
import * as store from './overview.store.ts';

/** 22:30 on the 21st in São Paulo, when UTC is already on the 22nd. */
const now = new Date('2026-11-22T01:30:00Z');
const api = await testApi({ now: () => now });
const { db } = api;

let client: number;
let product: number;
beforeAll(async () => {
  client = (await factory.client(db, { name: 'Lia Torres' })).id;
  product = (await factory.product(db, { name: 'Zeta', code: 'zeta' })).id;
});
const paid = (at: string, row: object = {}) =>
  factory.payment(db, client, {
    status: 'paid',
    confirmed_at: new Date(at),
    created_at: new Date(at),
    method: 'pix',
    amount: 100,
    discount: 40,
    ...row,
  });

describe('the revenue overview', () => {
  beforeAll(async () => {
    await paid('2026-11-22T01:00:00Z'); // the 21st, at 22:00
    await paid('2026-11-21T03:00:00Z', { method: 'credit_card', amount: 1000, discount: 0 }); // the 21st, at midnight
    await paid('2026-11-21T02:59:59Z'); // still the 20th
    await paid('2026-11-15T03:00:00Z'); // the first of seven days
    await paid('2026-11-15T02:59:59Z', { amount: 70, discount: 0 }); // the last of the seven before
    await paid('2026-11-08T02:59:59Z'); // before both
    await paid('2026-11-20T12:00:00Z', { status: 'canceled' });
    await paid('2026-11-20T12:00:00Z', { method: 'courtesy', discount: 100 });
    await paid('2026-11-20T12:00:00Z', { method: 'free', amount: 0, discount: 0 });
    await paid('2026-11-14T12:00:00Z', { method: 'courtesy', discount: 100 });
    await factory.payment(db, client, { amount: 500, discount: 50, due_at: new Date('2026-11-25T00:00:00Z') });
    await factory.payment(db, client, { amount: 500, due_at: new Date('2026-11-20T00:00:00Z') });
  });

  it('sums what was charged by São Paulo day of confirmation, without payments of zero', async () => {
    expect(await store.revenue(db, 7, now)).toEqual({
      from: '2026-11-15',
      to: '2026-11-21',
      parts: [
        { day: '2026-11-15', method: 'pix', n: 1, amount: 60 },
        { day: '2026-11-20', method: 'pix', n: 1, amount: 60 },
        { day: '2026-11-21', method: 'credit_card', n: 1, amount: 1000 },
        { day: '2026-11-21', method: 'pix', n: 1, amount: 60 },
      ],
      before: { n: 1, amount: 70 },
      receivable: { n: 1, amount: 450 },
    });
  });

  it('covers thirty days by default, and accepts only the listed periods', async () => {
    const as = await logIn(api, await factory.staff(db, ['financeiro']));
    expect((await api.get('/api/v1/overview/revenue', { as })).json<Revenue>()).toMatchObject({
      from: '2026-10-23',
      to: '2026-11-21',
    });
    expect((await api.get('/api/v1/overview/revenue?days=90', { as })).json<Revenue>().from).toBe('2026-08-24');
    expect((await api.get('/api/v1/overview/revenue?days=31', { as })).statusCode).toBe(400);
  });
});

it('the checkout funnel counts the sessions of its days in each step they reached', async () => {
  const at = new Date('2026-11-20T12:00:00Z');
  await db
    .insertInto('checkout_session')
    .values([0, 0, 1, 3, 4].map((step, n) => ({ key: `k${n}`, step, created_at: at, updated_at: at })))
    .execute();
  await db
    .insertInto('checkout_session')
    .values([
      { key: 'old', step: 4, created_at: new Date('2026-11-14T12:00:00Z'), updated_at: at },
      { key: 'older', step: 2, created_at: new Date('2026-08-24T12:00:00Z'), updated_at: at },
      { key: 'oldest', step: 2, created_at: new Date('2026-08-23T12:00:00Z'), updated_at: at },
    ])
    .execute();
  expect(await store.funnel(db, 7, now)).toEqual({ from: '2026-11-15', to: '2026-11-21', reached: [5, 3, 2, 2, 1] });
  expect((await store.funnel(db, 90, now)) satisfies Funnel).toEqual({
    from: '2026-08-24',
    to: '2026-11-21',
    reached: [7, 5, 4, 3, 2],
  });
});

it('abandoned checkouts lose what was typed first, and are counted as long as the funnel looks back', async () => {
  const begun = (key: string, days: number) => ({
    key,
    step: 1,
    cart: JSON.stringify({ email: 'lia@exemplo.com.br' }),
    created_at: new Date(now.getTime() - days * 86_400_000),
    updated_at: now,
  });
  await db
    .insertInto('checkout_session')
    .values([begun('new', 29), begun('month', 31), begun('quarter', 91)])
    .execute();
  await purge(api.services);
  const left = await db
    .selectFrom('checkout_session')
    .select(['key', sql<boolean>`cart is not null`.as('has_cart')])
    .where('key', 'in', ['new', 'month', 'quarter'])
    .orderBy('key', 'desc')
    .execute();
  expect(left).toEqual([
    { key: 'new', has_cart: true },
    { key: 'month', has_cart: false },
  ]);
});

it('subscribers are the active acquisitions of each product, with zero for products on sale', async () => {
  const [gone, idle] = [
    await factory.product(db, { name: 'Antigo', active: false }),
    await factory.product(db, { name: 'Alfa' }),
  ];
  const other = await factory.client(db);
  await factory.clientProduct(db, client, product, { expires_at: null });
  await factory.clientProduct(db, other.id, product, { expires_at: null });
  await factory.clientProduct(db, client, gone.id, { status: 'expired' });
  const found = await store.subscribers(db);
  expect(found.filter(({ product_id }) => [product, gone.id, idle.id].includes(product_id))).toEqual([
    { product_id: product, product_code: 'zeta', product_name: 'Zeta', subscribers: 2 },
    { product_id: idle.id, product_code: idle.code, product_name: 'Alfa', subscribers: 0 },
  ]);
});

it('expiries in the period are counted by weeks from today', async () => {
  const { id } = await factory.product(db);
  for (const at of [
    '2026-11-22T02:59:59Z',
    '2026-11-28T02:59:59Z',
    '2026-11-28T03:00:00Z',
    '2026-12-21T02:59:59Z',
    '2026-12-21T03:00:00Z',
    '2026-11-22T01:00:00Z',
  ])
    await factory.clientProduct(db, (await factory.client(db)).id, id, { expires_at: new Date(at) });
  expect(await store.dueWeeks(db, 7, now)).toEqual([{ from: '2026-11-21', to: '2026-11-27', n: 2 }]);
  expect((await store.dueWeeks(db, 90, now)).at(-1)).toEqual({ from: '2027-02-13', to: '2027-02-18', n: 0 });
  expect(await store.dueWeeks(db, 30, now)).toEqual([
    { from: '2026-11-21', to: '2026-11-27', n: 2 },
    { from: '2026-11-28', to: '2026-12-04', n: 1 },
    { from: '2026-12-05', to: '2026-12-11', n: 0 },
    { from: '2026-12-12', to: '2026-12-18', n: 0 },
    { from: '2026-12-19', to: '2026-12-20', n: 1 },
  ]);
});

it('the oldest pending payments are those of the five clients who wait the longest', async () => {
  const at = new Date('2026-10-23T03:00:00Z');
  const clients = [];
  for (let n = 0; n < 7; n += 1) clients.push(await factory.client(db));
  const ids = [];
  // The first waits with four payments, and all began at the same time.
  for (const { id } of [clients[0]!, clients[0]!, ...clients, clients[0]!])
    ids.push((await factory.payment(db, id, { amount: 50, discount: 0, created_at: at })).id);
  const found = await store.oldestPending(db, 30, now);
  expect(found.map(({ id, n, total }) => [id, n, total])).toEqual([
    [ids[0], 4, 200],
    ...ids.slice(3, 7).map((id) => [id, 1, 50]),
  ]);
  await db.deleteFrom('payment').where('id', 'in', ids).execute();
});

it('the oldest pending payments are found without reading all that is pending', async () => {
  await sql`with waiting as (
      insert into client (name, email, cpf, birth_date, phone, gender, password_hash, created_at)
      select 'Cliente ' || n, 'c' || n || '@exemplo.com.br', lpad(n::text, 11, '0'), '1990-01-01', '+55119' || lpad(n::text, 8, '0'), 'M', 'x', ${now}
      from generate_series(1, 200) n returning id
    )
    insert into payment (code, client_id, type, method, status, amount, discount, created_at)
    select 'p' || id || 'n' || n, id, 'buy', 'pix', 'pending', 100, 0, ${now}::timestamptz - n * interval '1 day'
    from waiting, generate_series(1, 10) n`.execute(db);
  await sql`analyze payment`.execute(db);
  const recording = await recordingServices(api.database.url);
  const reader = new pg.Client({ connectionString: api.database.url });
  await reader.connect();
  try {
    const [asked] = await recording.record((s) => store.oldestPending(s.db, 30, now));
    const { nodes } = await explain(reader, asked!);
    const read = nodes
      .filter((node) => node['Relation Name'] === 'payment')
      .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
    expect(read.length).toBeGreaterThan(0);
    expect(Math.max(...read)).toBeLessThan(200);
  } finally {
    await reader.end();
    await recording.close();
  }
});

it('the oldest pending payments come first, one per client, and none from before the period', async () => {
  const pending = (at: string, row: object = {}, of = client) =>
    factory.payment(db, of, { method: 'bank_slip', amount: 80, discount: 8, created_at: new Date(at), ...row });
  await pending('2024-01-02T00:00:00Z', { due_at: new Date('2024-01-05T00:00:00Z') });
  const old = await pending('2026-10-24T00:00:00Z', { due_at: new Date('2026-10-27T00:00:00Z') });
  await pending('2026-10-25T00:00:00Z', { amount: 100 });
  const other = await factory.client(db, { name: 'Rui Paz' });
  const later = await pending('2026-10-26T00:00:00Z', { method: 'pix' }, other.id);
  const found = await store.oldestPending(db, 30, now);
  expect(found.slice(0, 2)).toMatchObject([
    {
      id: old.id,
      client_id: client,
      client_name: 'Lia Torres',
      method: 'bank_slip',
      created_at: '2026-10-24T00:00:00.000Z',
      due_at: '2026-10-27T00:00:00.000Z',
      expired: true,
    },
    { id: later.id, client_name: 'Rui Paz', method: 'pix', n: 1, total: 72, expired: false },
  ]);
  const { n, total } = await db
    .selectFrom('payment')
    .select([sql<number>`count(*)::int`.as('n'), sql<number>`sum(amount - discount)`.as('total')])
    .where('client_id', '=', client)
    .where('status', '=', 'pending')
    .where('created_at', '>=', new Date('2026-10-23T03:00:00Z'))
    .executeTakeFirstOrThrow();
  expect(found[0]).toMatchObject({ n, total });
  expect(n).toBeGreaterThan(1);
  expect(found.length).toBeLessThanOrEqual(5);
});

it('the overview is computed once for concurrent requests', async () => {
  const as = await logIn(api, await factory.staff(db, ['atendimento']));
  const first = await api.get('/api/v1/overview/subscribers', { as });
  await factory.clientProduct(db, (await factory.client(db)).id, product, { expires_at: null });
  expect((await api.get('/api/v1/overview/subscribers', { as })).body).toBe(first.body);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(
    (await api.get('/api/v1/overview/subscribers', { as, headers: { 'if-none-match': String(first.headers.etag) } }))
      .statusCode,
  ).toBe(304);
});
