import type { StockPortfolio } from '@mirante/domain/investments/stock-portfolio.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createDividend, createPaper } from '../../testing/investments-factory.ts';

const now = new Date('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;

it('returns, ceiling, potential and yield stay the same over a split, which counts from the first price after it', async () => {
  const staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const { id } = await factory.stockPortfolio(db, (await factory.product(db)).id);
  const path = `/api/v1/stock-portfolios/${id}`;
  const paper = await createPaper(db, {
    code: 'DIVI3',
    current_price: 100,
    fair_price: 120,
    fair_price_day: '2026-10-01',
    price_updated_at: new Date('2026-11-24T21:00:00Z'),
  });
  for (const [code, with_date, value] of [
    ['DIVI3', '2026-10-20', 4],
    ['VELHO3', '2026-03-10', 2],
  ] as const)
    await createDividend(db, id, { code, with_date, value });
  const item = { stock_code_id: paper.id, status: 'Comprar', date_in: '2026-11-03', price_in: 80, share: 10 };
  await api.post(`${path}/items`, item, { as: staff });
  const action = { stock_code_id: paper.id, created_at: now, updated_at: now };
  await db
    .insertInto('corporate_action')
    .values([
      { ...action, kind: 'ticker_change', day: '2026-04-01', factor: 1, old_code: 'VELHO3' },
      { ...action, kind: 'split', day: '2026-11-25', factor: 10 },
    ])
    .execute();
  const shown = async () => {
    const [held] = (await api.get(path, { as: staff })).json<StockPortfolio>().items;
    const { fair_price, yield: paid } = held!.stock_code;
    return [held!.split_factor, fair_price, paid];
  };
  expect(await shown()).toEqual([1, 120, 6]);
  await db
    .updateTable('stock_code')
    .set({ current_price: 10, price_updated_at: new Date('2026-11-25T14:00:00Z') })
    .where('id', '=', paper.id)
    .execute();
  expect(await shown()).toEqual([10, 12, 6]);
});

it('a fair price typed as it was before a split is another one: readers and the audit log are told', async () => {
  const staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const prices = { fair_price: 120, fair_price_day: '2026-10-01', price_updated_at: now };
  const paper = await createPaper(db, prices);
  const split = { stock_code_id: paper.id, kind: 'split' as const, day: '2026-11-24', factor: 10 };
  await db
    .insertInto('corporate_action')
    .values({ ...split, created_at: now, updated_at: now })
    .execute();
  const path = `/api/v1/stocks/${paper.stock_id}`;
  await api.patch(`${path}/codes/${paper.id}`, { fair_price: 120 }, { as: staff });
  const traced = db.selectFrom('fair_price_change').select(['price_before', 'day_before', 'price_after']);
  expect(await traced.where('stock_code_id', '=', paper.id).execute()).toEqual([
    { price_before: 120, day_before: '2026-10-01', price_after: 120 },
  ]);
  const [entry] = (await api.get(`${path}/changes`, { as: staff })).json<{ diff: object }[]>();
  expect(entry!.diff).toEqual({ fair_price_day: ['2026-10-01', '2026-11-25'] });
});

it('several reverse splits leave what they leave exactly, on the page and in the record', async () => {
  const staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const { id } = await factory.stockPortfolio(db, (await factory.product(db)).id);
  const path = `/api/v1/stock-portfolios/${id}`;
  const { id: stock_code_id } = await createPaper(db);
  const item = { stock_code_id, status: 'Comprar', date_in: '2026-03-02', price_in: 80, share: 10 };
  await api.post(`${path}/items`, item, { as: staff });
  const split = { stock_code_id, kind: 'split' as const, factor: 0.00003, created_at: now, updated_at: now };
  await db
    .insertInto('corporate_action')
    .values(['2026-04-01', '2026-05-04'].map((day) => ({ ...split, day })))
    .execute();
  expect((await api.get(path, { as: staff })).json<StockPortfolio>().items[0]!.split_factor).toBe(9e-10);
  const recorded = sql<number>`shares_after(${stock_code_id}, ${item.date_in}, '2026-06-01')`;
  expect(await db.selectNoFrom(recorded.as('shares')).executeTakeFirst()).toEqual({ shares: 9e-10 });
});
