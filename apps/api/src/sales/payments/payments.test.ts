import type { payments } from '@mirante/contract/sales/payments.ts';
import { paymentMethods } from '@mirante/domain/products/payment-method.ts';
import type { PaymentRow } from '@mirante/domain/sales/payment.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import {
  anyQuestion,
  expectPage,
  idsBy,
  listPage,
  walk,
  type FilterCases,
  type SortCases,
} from '../../testing/lists.ts';

const now = seededAt;
const api = await testApi({ now: () => now, seeded: true });
const { db } = api;
const PATH = '/api/v1/payments';
let staff: string;

beforeAll(async () => {
  // Enough rows, with equal and null values, that far pages are read from the end.
  await sql`
    insert into payment (code, client_id, type, method, status, amount, created_at, due_at, confirmed_at)
    select 'many-' || n, 1001, 'buy', 'pix', case when n % 3 = 0 then 'pending' else 'paid' end, n % 7 * 30, ${now}::timestamptz - (n % 400) * interval '1 day',
      case when n % 5 = 0 then null else ${now}::timestamptz + (n % 9 - 4) * interval '1 hour' end, case when n % 3 = 0 then null else ${now}::timestamptz end
    from generate_series(1, 3000) n`.execute(db);
  staff = await logIn(api, await factory.staff(db, ['financeiro']));
});

const idsWhere = (condition: string) => idsBy(api, `select id from payment where ${condition} order by id`);
const inOrder = (column: string, order: 1 | -1, condition = 'true') => {
  const direction = order === 1 ? 'asc' : 'desc';
  return idsBy(
    api,
    `select id from payment where ${condition} order by ${column} ${direction} nulls last, id ${direction}`,
  );
};

const filters: FilterCases<typeof payments.listPayments> = {
  'payment.id': [[5001, 'id = 5001']],
  'payment.method': paymentMethods.map((method) => [method, `method = '${method}'`]),
  'payment.status': [
    ...(['paid', 'canceled', 'client_deleted'] as const).map((status) => [status, `status = '${status}'`] as const),
    ['pending', `status = 'pending' and (due_at is null or due_at > '${now.toISOString()}')`],
    ['open', "status = 'pending'"],
    ['expired', `status = 'pending' and due_at <= '${now.toISOString()}'`],
  ],
  'payment.type': [
    ['buy', "type = 'buy'"],
    ['renew', "type = 'renew'"],
  ],
  'payment.amount': [
    ['0', 'amount = 0'],
    ['1-50', 'amount > 0 and amount <= 50'],
    ['51-100', 'amount > 50 and amount <= 100'],
    ['101-150', 'amount > 100 and amount <= 150'],
    ['151-', 'amount > 150'],
  ],
  'payment.discount': [
    ['0', 'discount = 0'],
    ['1-50', 'discount > 0 and discount <= 50'],
    ['151-', 'discount > 150'],
  ],
  'payment.created_from': [
    ['2026-11-01', "created_at >= '2026-11-01T00:00:00-03:00'"],
    ['2026-02-10', "created_at >= '2026-02-10T00:00:00-03:00'"],
    ['', 'true'],
  ],
  'payment.created_to': [
    ['2026-11-10', "created_at < '2026-11-11T00:00:00-03:00'"],
    ['2026-04-30', "created_at < '2026-05-01T00:00:00-03:00'"],
  ],
  'payment.confirmed_from': [['2026-11-01', "confirmed_at >= '2026-11-01T00:00:00-03:00'"]],
  'payment.confirmed_to': [['2026-11-10', "confirmed_at < '2026-11-11T00:00:00-03:00'"]],
  'payment.vindi_code': [
    ['sbx_50', String.raw`vindi_code like 'sbx\_50%'`],
    ['sbx%', 'false'],
    ['lot_', String.raw`vindi_code like 'lot\_%'`],
  ],
  'client.id': [[1001, 'client_id = 1001']],
  'refund.state': [
    ['returned', `id in (select payment_id from refund where state = 'returned')`],
    ['failed', `id in (select payment_id from refund where state = 'failed')`],
  ],
  'payment.problem': [
    ['wrong_amount', `id in (select payment_id from discrepancy where kind = 'wrong_amount' and resolved_at is null)`],
  ],
  'coupon.id': [[1, 'coupon_id = 1']],
};
const sorts: SortCases<typeof payments.listPayments> = {
  'payment.id': 'id',
  'payment.created_at': 'created_at',
  'payment.due_at': 'due_at',
  'payment.confirmed_at': 'confirmed_at',
  'payment.amount': 'amount',
  'payment.discount': 'discount',
};

describe('the payment list', () => {
  for (const [name, cases] of Object.entries(filters)) {
    it.each(cases)(`filters exactly by ${name} %s`, async (value, condition) => {
      const { ids, totals } = await walk(api, PATH, { [name]: value }, staff);
      const expected = await idsWhere(condition);
      expect(ids.toSorted((a, b) => a - b)).toEqual(expected);
      expect(totals).toEqual(new Set([expected.length]));
    });
  }

  for (const [name, column] of Object.entries(sorts)) {
    it.each([
      ['ascending', 1],
      ['descending', -1],
    ] as const)(`shows each payment once, sorted by ${name} %s, nulls last, over all pages`, async (_name, order) => {
      const expected = await inOrder(column, order);
      const { ids, totals } = await walk(api, PATH, { sort: name, order, perPage: 97 }, staff);
      expect(ids).toEqual(expected);
      expect(totals).toEqual(new Set([expected.length]));
    });
  }

  it('positions a far page right under status and method filters', async () => {
    for (const order of [1, -1] as const) {
      const { ids } = await walk(
        api,
        PATH,
        { 'payment.status': 'paid', 'payment.method': 'pix', order, perPage: 50 },
        staff,
      );
      expect(ids).toEqual(await inOrder('created_at', order, "status = 'paid' and method = 'pix'"));
    }
  });

  it('is empty beyond its end, with the total', async () => {
    const { n } = await db
      .selectFrom('payment')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    for (const sort of ['payment.created_at', 'payment.amount'])
      expect(await listPage(api, PATH, { page: 1_000_000, perPage: 100, sort }, staff)).toEqual({
        items: [],
        total: n,
      });
    expect(await listPage(api, PATH, { page: 9, 'payment.type': 'renew', 'payment.amount': '1-50' }, staff)).toEqual({
      items: [],
      total: 0,
    });
  });

  it('marks exactly unpaid overdue payments as expired', async () => {
    const client = await factory.client(db);
    const due = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const late = await factory.payment(db, client.id, { due_at: due(-1) });
    await factory.payment(db, client.id, { due_at: due(1) });
    await factory.payment(db, client.id, { due_at: due(-1), status: 'paid' });
    await factory.payment(db, client.id, {});
    const { items } = await listPage<PaymentRow>(api, PATH, { 'client.id': client.id }, staff);
    expect(items.filter((row) => row.expired).map(({ id }) => id)).toEqual([late.id]);
  });

  it.each([
    'sort=payment.code',
    'payment.unknown=1',
    'payment.id=x',
    'payment.method=cash',
    'page=0',
    'perPage=101',
    'order=2',
    'payment.amount=1-51',
  ])('refuses ?%s', async (query) => {
    const answer = await api.get(`${PATH}?${query}`, { as: staff });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_query' });
  });
});

describe('the list of many payments', () => {
  // More rows than are sorted after filtering, also for a coupon, a code prefix and expired ones.
  beforeAll(async () => {
    // In batches that even a busy machine completes within the statement timeout.
    for (const first of [1, 3001, 6001, 9001])
      await sql`
      insert into payment (code, client_id, type, method, status, amount, discount, coupon_id, vindi_code, created_at, due_at, confirmed_at)
      select 'lot-' || n, 1001 + n % 3, case when n % 4 = 0 then 'renew' else 'buy' end, (array['credit_card', 'pix', 'bank_slip', 'apple_iap', 'courtesy', 'free'])[n % 6 + 1],
        (array['pending', 'pending', 'pending', 'paid', 'canceled'])[n % 5 + 1], 200 - n % 200, (n % 3) * (200 - n % 200) / 4, case when n % 5 < 3 then 1 end,
        case when n % 2 = 0 then 'lot_' || n end, ${now}::timestamptz - n * interval '1 minute',
        case when n % 11 > 0 then ${now}::timestamptz - (n % 50 - 1) * interval '1 hour' end, case when n % 5 = 3 then ${now}::timestamptz - n * interval '1 second' end
      from generate_series(${first}::int, ${first}::int + 2999) n`.execute(db);
  });

  it('equals plain SQL for any filters, order and page', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion(filters, sorts), async ({ asked, condition }) => {
        const all = await inOrder(sorts[asked.sort as keyof typeof sorts], asked.order, condition);
        await expectPage(api, { path: PATH, asked, as: staff }, all);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the payment totals', () => {
  it('are the sum of paid amounts and the row count, under any filters', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion(filters, sorts), async ({ asked, condition }) => {
        const { page: _page, perPage: _size, sort: _sort, order: _order, ...of } = asked;
        const query = new URLSearchParams(
          Object.fromEntries(Object.entries(of).map(([key, value]) => [key, String(value)])),
        );
        const answer = await api.get(`${PATH}/totals?${query.toString()}`, { as: staff });
        const { rows } = await api.services.pool.query(
          `select count(*)::int as n, coalesce(sum(amount - discount), 0)::float as net from payment where ${condition}`,
        );
        expect(answer.json()).toEqual({ ...rows[0], is_at_least: false });
      }),
      { numRuns: 100 },
    );
  });
});

describe("a client's 50,000 payments", () => {
  let id: number;
  beforeAll(async () => {
    ({ id } = await factory.client(db));
    // In batches that even a busy machine completes within the statement timeout.
    for (let first = 1; first < 50_000; first += 5000)
      await sql`insert into payment (code, client_id, type, method, status, amount)
        select 'sum-' || n, ${id}, 'renew', 'pix', 'pending', 10 from generate_series(${first}::int, ${first}::int + 4999) n`.execute(
        db,
      );
  });

  it('are counted up to the cap, and listed beyond it', async () => {
    expect(await listPage(api, PATH, { 'client.id': id }, staff)).toMatchObject({
      total: 10_000,
      total_is_estimate: true,
    });
    expect((await listPage(api, PATH, { 'client.id': id, page: 1001 }, staff)).items).toHaveLength(10);
  });

  it('and one more are summed up to a lower bound', async () => {
    await factory.payment(db, id, { type: 'renew', method: 'pix', amount: 10 });
    const totals = async (query: string) => (await api.get(`${PATH}/totals?${query}`, { as: staff })).json();
    expect(await totals(`client.id=${id}`)).toEqual({ n: 50_000, net: 500_000, is_at_least: true });
    const all = await totals('payment.type=renew&payment.amount=1-50');
    expect([all.n > 50_000, all.is_at_least]).toEqual([true, false]);
  });
});
