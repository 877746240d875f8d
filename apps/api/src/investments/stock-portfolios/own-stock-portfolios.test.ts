import type { OwnStockPortfolio, OwnStockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createDividend, createPaper } from '../../testing/investments-factory.ts';
import { listPage } from '../../testing/lists.ts';

const clock = { now: testNow() };
const api = await testApi({ now: () => clock.now });
const { db } = api;
const PATH = '/api/v1/client/stock-portfolios';
let stocks: { id: number };
let funds: { id: number };
let own: { id: number };
let other: { id: number };
let inactive: { id: number };
const clientOf = async (productId: number, row: object = {}) => {
  const client = await factory.client(db);
  await factory.clientProduct(db, client.id, productId, row);
  return logIn(api, client);
};
beforeAll(async () => {
  stocks = await factory.product(db, { code: 'invista_em_acoes' });
  funds = await factory.product(db, { code: 'top_fundos' });
  own = await factory.stockPortfolio(db, stocks.id, { name: 'Zinco', category: 'Renda' });
  await factory.stockPortfolio(db, stocks.id, { name: 'Água' });
  other = await factory.stockPortfolio(db, funds.id);
  inactive = await factory.stockPortfolio(db, stocks.id, { active: false });
  const item = {
    stock_portfolio_id: own.id,
    stock_code_id: (await createPaper(db)).id,
    status: 'Comprar',
    date_in: '2026-02-10',
    price_in: 32.5,
    share: 12.5,
    position: 0,
    created_at: clock.now,
    updated_at: clock.now,
  };
  await db
    .insertInto('stock_portfolio_item')
    .values([item, { ...item, date_out: '2026-11-20', price_out: 30 }])
    .execute();
  await createDividend(db, own.id);
});
const names = async (as: string, query: Record<string, string | number> = {}) =>
  (await listPage<OwnStockPortfolioRow>(api, PATH, query, as)).items.map(({ name }) => name);

describe("a client's stock portfolios", () => {
  it('are the active ones of their products, the first created first, or by name', async () => {
    const as = await clientOf(stocks.id);
    expect(await names(as)).toEqual(['Zinco', 'Água']);
    expect(await names(as, { sort: 'portfolio.name' })).toEqual(['Água', 'Zinco']);
  });

  it("are refused without the area, and 404 with another's product", async () => {
    const stranger = await clientOf((await factory.product(db)).id);
    for (const url of [PATH, `${PATH}/${own.id}`]) expect((await api.get(url, { as: stranger })).statusCode).toBe(403);
    expect((await api.post(`${PATH}/${own.id}/read`, {}, { as: stranger })).statusCode).toBe(403);
    const as = await clientOf(stocks.id);
    for (const { id } of [other, inactive, { id: 2147483647 }]) {
      expect((await api.get(`${PATH}/${id}`, { as })).statusCode).toBe(404);
      expect((await api.post(`${PATH}/${id}/read`, {}, { as })).statusCode).toBe(404);
    }
    expect(await db.selectFrom('stock_portfolio_read').selectAll().execute()).toEqual([]);
  });

  it('end with the product', async () => {
    const as = await clientOf(stocks.id, { expires_at: new Date(clock.now.getTime() + 1) });
    expect((await api.get(`${PATH}/${own.id}`, { as })).statusCode).toBe(200);
    clock.now = new Date(clock.now.getTime() + 1);
    expect((await api.get(`${PATH}/${own.id}`, { as })).statusCode).toBe(403);
  });

  it('contain open items, closed ones and dividends, and no staff fields', async () => {
    const as = await clientOf(stocks.id);
    const answer = (await api.get(`${PATH}/${own.id}`, { as })).json<OwnStockPortfolio>();
    expect(answer).toMatchObject({
      product: { id: stocks.id },
      category: 'Renda',
      items: [{ status: 'Comprar', share: 12.5 }],
      items_closed: [{ date_out: '2026-11-20', price_out: 30 }],
      dividends: [{ stock_code: 'ITUB4', yield_on_payment: 2, yield_on_cost: 3 }],
      read_at: null,
      last_read_at: null,
    });
    expect(answer).not.toHaveProperty('order_version');
    expect(answer.items[0]).not.toHaveProperty('version');
  });

  it('record when they were read first and last, and filter by it', async () => {
    const as = await clientOf(stocks.id);
    const first = clock.now.toISOString();
    const read = () => api.post(`${PATH}/${own.id}/read`, {}, { as });
    expect((await read()).statusCode).toBe(204);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await Promise.all([read(), read(), read()]);
    const { items } = await listPage<OwnStockPortfolioRow>(api, PATH, { 'portfolio.read': 'true' }, as);
    expect(items).toMatchObject([{ id: own.id, read_at: first, last_read_at: clock.now.toISOString() }]);
    expect(await names(as, { 'portfolio.read': 'false' })).toEqual(['Água']);
    expect(await names(as, { 'portfolio.name': 'agua' })).toEqual(['Água']);
    expect(await names(as, { 'portfolio.product': funds.id })).toEqual([]);
    expect(await names(await clientOf(stocks.id), { 'portfolio.read': 'true' })).toEqual([]);
  });
});
