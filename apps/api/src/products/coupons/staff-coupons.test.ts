import type { coupons } from '@mirante/contract/products/coupons.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { walk, type FilterCases, type SortCases } from '../../testing/lists.ts';
import { describeList } from '../../testing/resource-suite.ts';

const now = seededAt;
const api = await testApi({ now: () => now, seeded: true });
const PATH = '/api/v1/coupons';
let staff: string;

beforeAll(async () => {
  await sql`
    insert into coupon (code, qt, usage_count, percent, amount, starts_at, expires_at, applies_to, pix, created_at)
    select 'MUITOS' || n, n % 130, n % 7, case when n % 2 = 0 then 10 end, case when n % 2 = 1 then 15.5 end, ${now}::timestamptz - interval '90 days' + case when n % 57 = 0 then interval '100 days' else interval '0' end,
      case when n % 3 > 0 then ${now}::timestamptz + (n % 11 - 5) * interval '1 hour' end, (array['all', 'signup', 'buy', 'renew'])[n % 4 + 1], n % 2 = 0, ${now}::timestamptz - (n % 40) * interval '1 day'
    from generate_series(1, 300) n`.execute(api.db);
  await sql`insert into coupon_product select id, 3 from coupon where code like 'MUITOS%' and id % 5 = 0`.execute(
    api.db,
  );
  staff = await logIn(api, await factory.staff(api.db, ['financeiro']));
});

const at = `'${now.toISOString()}'`;
const filters: FilterCases<typeof coupons.listCoupons> = {
  'coupon.id': [[2, 'id = 2']],
  'coupon.code': [
    ['mirante', "code = 'MIRANTE50'"],
    ['OS1', "code like '%OS1%'"],
    ['%', 'false'],
  ],
  'coupon.qt': [
    ['exhausted', 'qt = 0'],
    ['1', 'qt = 1'],
    ['2', 'qt = 2'],
    ['10', 'qt between 3 and 10'],
    ['20', 'qt between 11 and 20'],
    ['100', 'qt between 21 and 100'],
    ['above_100', 'qt > 100'],
  ],
  'coupon.state': [
    ['exhausted', 'qt = 0'],
    ['expired', `qt > 0 and expires_at < ${at}`],
    ['valid', `qt > 0 and coalesce(expires_at >= ${at}, true) and starts_at <= ${at}`],
    ['scheduled', `qt > 0 and coalesce(expires_at >= ${at}, true) and starts_at > ${at}`],
  ],
  'coupon.discount_type': [
    ['percent', 'percent is not null'],
    ['value', 'amount is not null'],
  ],
  'coupon.applies_to': [['renew', "applies_to = 'renew'"]],
  'coupon.is_default': [
    ['true', 'is_default'],
    ['false', 'not is_default'],
  ],
  'product.id': [
    [
      3,
      'id not in (select coupon_id from coupon_product where product_id <> 3) or id in (select coupon_id from coupon_product where product_id = 3)',
    ],
  ],
};
const sorts: SortCases<typeof coupons.listCoupons> = {
  'coupon.id': 'id',
  'coupon.code': 'code',
  'coupon.qt': 'qt',
  'coupon.usage_count': 'usage_count',
  'coupon.starts_at': 'starts_at',
  'coupon.expires_at': 'expires_at',
  'coupon.created_at': 'created_at',
};

describeList({
  api,
  path: 'coupons',
  staff: () => staff,
  table: 'coupon',
  filters,
  sorts,
  order: 'created_at desc, id desc',
  perPage: 37,
});

describe('the list of coupons', () => {
  it('lists every quantity option', async () => {
    const counts = await Promise.all(
      filters['coupon.qt'].map(async ([value]) => (await walk(api, PATH, { 'coupon.qt': value }, staff)).ids.length),
    );
    const { ids } = await walk(api, PATH, {}, staff);
    expect(counts.reduce((a, b) => a + b)).toBe(ids.length);
  });

  it('refuses an unknown option', async () => {
    for (const query of ['coupon.qt=7', 'coupon.state=sleeping'])
      expect((await api.get(`${PATH}?${query}`, { as: staff })).statusCode).toBe(400);
  });

  it('exports CSV, with its filters', async () => {
    const { body, headers } = await api.get(`${PATH}.csv?coupon.code=ULTIMAS`, { as: staff });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="cupons-[\d-]{10}\.csv"$/);
    expect(body.split('\r\n')[1]).toMatch(/^"2";"ULTIMAS10";"Válido";"Não";"Não";"10";/);
  });
});
