import type { Input } from '@mirante/contract/http.ts';
import type { clients } from '@mirante/contract/people/clients.ts';
import type { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import type { payments } from '@mirante/contract/sales/payments.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadInBulk } from '../../../seed/bulk.ts';
import { recordingServices, type Statement } from '../../../bench/statements.ts';
import * as clientStore from '../../people/clients/clients.store.ts';
import { testApi } from '../../testing/api.ts';
import { factory } from '../../testing/factory.ts';
import { explain, type PlanNode } from '../../testing/query-plan.ts';
import * as expiringStore from '../expiring-products/expiring-products.store.ts';
import { paymentTotals } from './payment-totals.store.ts';
import * as paymentStore from './payments.store.ts';

const { db, database } = await testApi();
const PAYMENTS = 60_000;
const CLIENTS = 100_000;
/** Block accesses; scanning all payments to find a few takes more than twice as many. */
const MAX_BLOCKS = 25_000;
const LARGE = new Set(['client', 'client_product', 'client_headline', 'payment']);

let client: pg.Client;
let recording: Awaited<ReturnType<typeof recordingServices>>;
beforeAll(async () => {
  recording = await recordingServices(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const [first, second] = [await factory.product(db), await factory.product(db)];
  const { id: coupon } = await factory.coupon(db);
  // Text search, which no test here uses.
  await client.query('begin; drop index client_search, client_phones');
  await loadInBulk(client, ['client', 'client_headline', 'client_product', 'payment'], async () => {
    // Rare rows come last in some orders; names and phones follow none.
    await client.query(`
      insert into client (name, email, cpf, birth_date, phone, gender, password_hash, created_at)
      select 'Cliente ' || md5(n::text), 'c' || n || '@exemplo.com.br', lpad(n::text, 11, '0'), '1990-01-01', '+55119' || lpad((n * 7919::bigint % 100000)::text, 8, '0'), 'M', 'x',
        timestamptz '2024-01-01' + n * interval '20 minutes'
      from generate_series(1, ${CLIENTS}) n;
      insert into client_product (client_id, product_id, status, created_at, starts_at, expires_at, cancel_at, listed_at)
      select c.id, case when k = 0 then ${first.id} else ${second.id} end, status, c.created_at, c.created_at,
        case when status in ('active', 'expired') or c.id < 100 then case when c.id > ${CLIENTS * 0.9} then '2028-06-30T02:59:59Z' else c.created_at + interval '1 year' end end, case when status = 'cancelled' then c.created_at end, c.created_at
      from client c, generate_series(0, 1) k, lateral (select case when c.id % 7 = 0 then 'cancelled' when c.id % 11 = 0 then 'no_payment'
        when c.id < ${CLIENTS / 2} then 'expired' else 'active' end as status) s;
      insert into payment (code, client_id, type, method, status, amount, discount, coupon_id, vindi_code, created_at, due_at, confirmed_at)
      select 'p' || n, case when n % 20 in (1, 3, 5, 7) then n % 50 + 101 else n % ${CLIENTS} + 1 end, case when n % 3 = 0 then 'renew' else 'buy' end,
        case when n < 6000 then 'apple_iap' when n % 2 = 0 then 'pix' else 'credit_card' end, case when n % 20 in (0, 1, 3, 5, 7) then 'pending' else 'paid' end,
        case when n % 10 = 0 then 40 else 1000 + n % 100 end, case when n % 10 = 0 then 20 when n % 10 < 4 then 0 else 300 end, case when n % 10 > 3 then ${coupon} end,
        'bill_' || n, timestamptz '2024-01-01' + n * interval '20 minutes', case when n % 2 = 0 then timestamptz '2024-01-02' + n * interval '20 minutes' end,
        case when n % 20 not in (0, 1, 3, 5, 7) then timestamptz '2024-01-01' + n * interval '21 minutes' end
      from generate_series(1, ${PAYMENTS}) n;
      select recount_lists(), recount_payment_days()`);
  });
  await client.query('commit');
  await client.query('vacuum analyze client, client_product, client_headline, payment, payment_rollup, payment_day');
});
afterAll(async () => {
  await client.end();
  await recording.close();
});

const directions = [1, -1] as const;
const asks = (sorts: readonly string[], filters: readonly object[]) =>
  sorts.flatMap((sort) =>
    filters.map((filter) => ({
      name: `${JSON.stringify(filter)} by ${sort}`,
      ask: { page: 1, perPage: 20, sort, ...filter },
    })),
  );

describe('query plans under any correlation of filter and order', () => {
  it.each(
    asks(
      [
        'payment.id',
        'payment.created_at',
        'payment.due_at',
        'payment.confirmed_at',
        'payment.amount',
        'payment.discount',
      ],
      [
        { 'payment.method': 'apple_iap' },
        { 'payment.status': 'pending' },
        { 'payment.status': 'expired' },
        { 'payment.type': 'renew' },
        { 'payment.amount': '1-50' },
        { 'payment.discount': '1-50' },
        { 'payment.discount': '0', 'payment.method': 'apple_iap' },
        { 'payment.vindi_code': 'bill_777' },
        { 'payment.status': 'paid', 'payment.confirmed_from': '2025-02-01', 'payment.confirmed_to': '2025-02-01' },
        {
          'payment.method': 'pix',
          'payment.status': 'paid',
          'payment.confirmed_from': '2025-02-01',
          'payment.confirmed_to': '2025-02-01',
        },
        { 'client.id': 7 },
        { 'coupon.id': 1 },
        { 'coupon.id': 1, 'payment.discount': '0' },
        { 'payment.created_from': '2024-02-01', 'payment.created_to': '2024-02-29' },
        { 'payment.created_from': '2024-02-01', 'payment.created_to': '2024-02-29', 'payment.status': 'pending' },
        { 'payment.confirmed_from': '2024-02-01', 'payment.confirmed_to': '2024-02-29', 'payment.method': 'pix' },
        { 'payment.created_from': '2024-01-01', 'payment.created_to': '2024-07-31' },
      ],
    ),
  )('payments of $name are found without a full scan', async ({ ask }) => {
    for (const order of directions)
      await expectShort(
        await recording.record((s) => paymentStore.list(s, { ...ask, order } as Input<typeof payments.listPayments>)),
      );
  });

  // Their blocks do not tell: payments lie in the order of their creation here.
  it.each(
    asks(
      ['payment.created_at', 'payment.due_at', 'payment.confirmed_at'],
      [
        { 'payment.created_to': '2024-09-30' },
        { 'payment.created_from': '2025-09-01' },
        { 'payment.confirmed_to': '2024-09-30' },
        { 'payment.confirmed_from': '2025-09-01' },
        { 'payment.status': 'pending', 'payment.created_to': '2026-03-01' },
      ],
    ),
  )('payments of $name are skipped in the index', async ({ ask }) => {
    for (const order of directions) {
      const statements = await recording.record((s) =>
        paymentStore.list(s, { ...ask, order } as Input<typeof payments.listPayments>),
      );
      for (const statement of statements) {
        const { nodes } = await explain(client, statement);
        expect(Math.max(...nodes.map(skippedIn))).toBeLessThan(1000);
      }
    }
  });

  it.each([
    { sort: 'payment.confirmed_at', order: -1, 'payment.created_to': '2024-09-30' },
    { sort: 'payment.created_at', order: -1, 'payment.confirmed_to': '2024-09-30' },
    { sort: 'payment.created_at', order: 1, 'payment.confirmed_from': '2025-09-01' },
    { sort: 'payment.confirmed_at', order: 1, 'payment.created_from': '2025-09-01', 'payment.type': 'buy' },
  ] as const)('payments of %j are sorted, since fewer than are before them', async (ask) => {
    const statements = await recording.record((s) => paymentStore.list(s, { page: 1, perPage: 20, ...ask }));
    for (const statement of statements) {
      const { nodes } = await explain(client, statement);
      expect(Math.max(...nodes.map(readIn))).toBeLessThan(PAYMENTS * 0.4);
    }
  });

  it('sorted payments are those of plain SQL, nulls last', async () => {
    for (const [order, direction] of [
      [1, 'asc'],
      [-1, 'desc'],
    ] as const) {
      const ask = {
        page: 300,
        perPage: 40,
        sort: 'payment.due_at',
        order,
        'payment.created_to': '2024-09-30',
      } as const;
      const { items } = await paymentStore.list(recording.services, ask);
      const { rows } = await client.query<{ id: number }>(
        `select id from payment where created_at < '2024-10-01T03:00:00Z'
         order by due_at ${direction} nulls last, id ${direction} limit 40 offset 299 * 40`,
      );
      expect(rows).toHaveLength(40);
      expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    }
  });

  it.each([
    { sort: 'payment.confirmed_at', 'coupon.id': 1, 'payment.created_from': '2025-06-01' },
    { sort: 'payment.created_at', 'payment.type': 'renew', 'payment.confirmed_from': '2024-02-01' },
  ] as const)('payments of %j are not all read to be sorted', async (asked) => {
    const ask = { page: 1, perPage: 20, order: 1, ...asked } as const;
    for (const statement of await recording.record((s) => paymentStore.list(s, ask))) {
      const { nodes } = await explain(client, statement);
      const sorted = nodes.flatMap((node) => (node['Node Type'] === 'Sort' ? (node.Plans ?? []) : []));
      expect(Math.max(0, ...sorted.map(readIn))).toBeLessThan(1000);
    }
  });

  // Their facets' rows are at the far end of the order, or have no value in it, or hardly pass the filter.
  it.each([
    { sort: 'payment.discount', order: 1, 'payment.discount': '151-', 'payment.confirmed_to': '2026-03-01' },
    { sort: 'payment.due_at', order: -1, 'payment.method': 'credit_card', 'payment.created_from': '2024-02-01' },
    { sort: 'payment.confirmed_at', order: -1, 'payment.status': 'open', 'payment.created_to': '2026-03-01' },
    { sort: 'payment.created_at', order: 1, 'payment.status': 'pending' },
    { sort: 'payment.amount', order: -1, 'payment.status': 'pending' },
  ] as const)('payments of %j are read from where their facets begin', async (ask) => {
    const statements = await recording.record((s) => paymentStore.list(s, { page: 1, perPage: 20, ...ask }));
    const page = await explain(client, statements.at(-1)!);
    expect(Math.max(...page.nodes.map(readIn))).toBeLessThan(1000);
  });

  it.each([
    {},
    { 'payment.status': 'paid', 'payment.created_from': '2024-02-01' },
    { 'client.id': 7 },
    { 'payment.confirmed_from': '2024-02-01', 'payment.confirmed_to': '2024-02-29' },
    { 'payment.status': 'expired', 'payment.method': 'pix' },
  ])('payment totals under %j are computed without a full scan', async (filters) => {
    await expectShort(await recording.record((s) => paymentTotals(s, filters as Input<typeof payments.sumPayments>)));
  });

  it.each(
    asks(
      ['client.id', 'client.name', 'client.phone', 'client.created_at', 'client.product_expires_at'],
      [
        { page: 4000 },
        { 'client.product_status': 'expired' },
        { 'client.product_status': 'cancelled' },
        { 'client.product_id': 1 },
        { 'client.product_id': 1, 'client.product_status': 'active' },
        { 'client.product_status': 'active', 'client.expires_from': '2027-03-01', 'client.expires_to': '2027-03-07' },
        { 'client.expires_from': '2026-06-01' },
        { 'client.expires_to': '2025-09-30' },
        { 'client.active_products': 'true' },
        { 'client.active_products': 'false' },
        { 'client.pending_payments': 'true' },
        { 'client.erasure_request': 'true' },
        { 'client.created_at': '2025-02-01' },
      ],
    ),
  )('clients of $name are found without a full scan', async ({ ask }) => {
    for (const order of directions)
      await expectShort(
        await recording.record((s) => clientStore.list(s, { ...ask, order } as Input<typeof clients.listClients>)),
      );
  });

  // The last acquisitions to end, and those of the newest clients, are active; those that ended last are of no old one.
  it.each([
    ...asks(
      ['client.created_at', 'client.product_expires_at'],
      [
        { 'client.active_products': 'false', 'client.expires_from': '2024-06-01' },
        { 'client.active_products': 'false', 'client.expires_to': '2028-12-31' },
      ],
    ),
    ...asks(['client.created_at'], [{ 'client.product_status': 'expired', 'client.expires_from': '2026-11-20' }]),
  ])('clients of $name are read without what the order begins with', async ({ ask }) => {
    for (const order of directions) {
      const asked = { ...ask, order } as Input<typeof clients.listClients>;
      const page = await explain(client, (await recording.record((s) => clientStore.list(s, asked))).at(-1)!);
      expect(Math.max(...page.nodes.map(readIn))).toBeLessThan(CLIENTS * 0.3);
    }
  });

  // Few of those cancelled have an expiry, which the planner cannot know.
  it.each(
    asks(
      ['client.name', 'client.product_expires_at'],
      [{ 'client.product_status': 'cancelled', 'client.expires_from': '2024-06-01' }],
    ),
  )('few clients of $name are found before the rest is read', async ({ ask }) => {
    const page = await explain(
      client,
      (await recording.record((s) => clientStore.list(s, ask as Input<typeof clients.listClients>))).at(-1)!,
    );
    expect(Math.max(...page.nodes.map(readIn))).toBeLessThan(1000);
  });
});

describe('query plans by expiry', () => {
  it.each(
    asks(
      ['client_product.expires_at'],
      [
        {},
        { 'client_product.status': 'expired' },
        { 'client_product.status': 'no_payment' },
        { 'client_product.product_id': 1 },
        { 'client_product.product_id': 2, 'client_product.status': 'expired' },
        { 'client.id': 7 },
        { 'client_product.days': 30 },
        { 'client_product.expires_from': '2027-03-01', 'client_product.expires_to': '2027-03-07' },
        { 'client_product.expires_from': '2027-03-01', 'client_product.product_id': 1, page: 400 },
      ],
    ),
  )('acquisitions of $name are found without a full scan', async ({ ask }) => {
    for (const order of directions)
      await expectShort(
        await recording.record((s) =>
          expiringStore.list(s, { ...ask, order } as Input<typeof expiringProducts.listExpiringProducts>),
        ),
      );
  });

  it('acquisitions that end at the same moment are in the order of an index', async () => {
    for (const order of directions) {
      const ask = {
        page: 1,
        perPage: 20,
        sort: 'client_product.expires_at',
        order,
        'client_product.status': 'active',
      } as const;
      const statements = await recording.record((s) => expiringStore.list(s, ask));
      const page = await explain(client, statements.at(-1)!);
      expect(Math.max(...page.nodes.map(readIn))).toBeLessThan(1000);
    }
  });
});

/**
 * No statement scans a large table sequentially, or touches more of it than its indexes find for a count up to the cap,
 * or for a few rows to sort.
 */
async function expectShort(statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) {
    const { nodes, blocks } = await explain(client, statement);
    const read = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
    expect(read.map((node) => node['Relation Name']).filter((name) => LARGE.has(name ?? ''))).toEqual([]);
    expect(blocks).toBeLessThan(MAX_BLOCKS);
  }
}

/** Rows that a node reads in the table and drops. An index-only scan drops them in the index. */
const skippedIn = (node: PlanNode): number =>
  node['Node Type'] === 'Index Only Scan' ? 0 : (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'];

/** Rows that a node reads, kept or not. */
const readIn = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
