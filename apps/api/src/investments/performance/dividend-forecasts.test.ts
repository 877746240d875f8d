import type { DividendForecast, StockDividends } from '@mirante/domain/investments/dividend-forecast.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createStock, insertStockCode } from '../../testing/investments-factory.ts';
import { createCode, createRecordedItem, createStockPortfolio } from '../../testing/record-factory.ts';

const now = new Date('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const stamps = { created_at: now, updated_at: now };
const dividend = { code: 'NOVO3', yield_on_payment: 1, yield_on_cost: 1, ...stamps };
let ana: string;
let outsider: string;
let portfolio: number;
let stock: number;

beforeAll(async () => {
  const product = await factory.product(db, { code: 'invista_em_acoes' });
  const [client, other] = [await factory.client(db), await factory.client(db)];
  await factory.clientProduct(db, client.id, product.id);
  await factory.clientProduct(db, other.id, (await factory.product(db)).id);
  [ana, outsider] = [await logIn(api, client), await logIn(api, other)];
  stock = await createStock(db, [product.id]);
  const code = await insertStockCode(db, stock, { code: 'NOVO3', current_price: 20 });
  const { id } = await db
    .insertInto('stock_portfolio')
    .values({ name: 'Dividendos', description: '<p>Uma.</p>', product_id: product.id, active: true, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  portfolio = id;
  await db
    .insertInto('stock_portfolio_item')
    .values({
      stock_portfolio_id: id,
      stock_code_id: code,
      status: 'Comprar',
      date_in: '2026-01-12',
      price_in: 20,
      share: 40,
      position: 0,
      ...stamps,
    })
    .execute();
  await db
    .insertInto('corporate_action')
    .values([
      { stock_code_id: code, day: '2026-06-01', kind: 'split', factor: 2, ...stamps },
      { stock_code_id: code, day: '2026-12-01', kind: 'split', factor: 4, ...stamps },
    ])
    .execute();
  await db
    .insertInto('dividend')
    .values([
      { ...dividend, stock_portfolio_id: id, value: 2, with_date: '2026-03-10', payment_date: '2026-03-20' },
      { ...dividend, stock_portfolio_id: id, value: 0.5, with_date: '2026-11-30', payment_date: '2026-12-15' },
    ])
    .execute();
});

describe('the dividend forecast', () => {
  it("is in percent of the portfolio: announced dividends, and last year's repeated, by today's shares", async () => {
    const answer = await api.get(`/api/v1/client/stock-portfolios/${portfolio}/dividend-forecast`, { as: ana });
    const { months, payments, unpriced } = answer.json<DividendForecast>();
    expect(payments).toMatchObject([
      { code: 'NOVO3', day: '2026-12-15', value: 0.5, kind: 'announced' },
      { code: 'NOVO3', day: '2027-03-20', value: 1, kind: 'estimated' },
    ]);
    // 40 % of the portfolio at 20.00: 0.50 is 1 % of it, 1.00 is 2 %.
    expect(months.find(({ month }) => month === '2026-12')).toMatchObject({ announced: 1, estimated: 0 });
    expect(months.find(({ month }) => month === '2027-03')).toMatchObject({ announced: 0, estimated: 2 });
    expect(months).toHaveLength(13);
    expect(unpriced).toEqual([]);
  });

  it('gives no percentage of a paper in dollars, since its dividends are in reais', async () => {
    const { id } = await createStockPortfolio(db);
    const paper = await createCode(db, 'AAPL');
    await db.updateTable('stock_code').set({ national_code: false }).where('id', '=', paper.id).execute();
    await createRecordedItem(db, id, paper.id);
    const announced = { with_date: '2026-11-30', payment_date: '2026-12-15' };
    await db
      .insertInto('dividend')
      .values({ ...dividend, ...announced, stock_portfolio_id: id, code: 'AAPL', value: 5 })
      .execute();
    const staff = await logIn(api, await factory.staff(db, ['conteudo']));
    const path = `/api/v1/stock-portfolios/${id}/dividend-forecast`;
    const { months, payments, unpriced } = (await api.get(path, { as: staff })).json<DividendForecast>();
    expect(payments).toMatchObject([{ code: 'AAPL', value: 5 }]);
    expect([months.find(({ announced: of }) => of > 0), unpriced]).toEqual([undefined, ['AAPL']]);
  });

  it('lists the payments of a stock by month', async () => {
    const { codes } = (await api.get(`/api/v1/client/stocks/${stock}/dividends`, { as: ana })).json<StockDividends>();
    expect(codes.map(({ code }) => code)).toEqual(['NOVO3']);
    expect(codes[0]!.months.find(({ month }) => month === '2026-03')).toMatchObject({ paid: 1 });
  });

  it('counts a payment of a stock once where another portfolio lists it without its day yet', async () => {
    const { id } = await createStockPortfolio(db);
    await db
      .insertInto('dividend')
      .values({ ...dividend, stock_portfolio_id: id, value: 2, with_date: '2026-03-10', payment_date: null })
      .execute();
    const { codes } = (await api.get(`/api/v1/client/stocks/${stock}/dividends`, { as: ana })).json<StockDividends>();
    expect(codes[0]!.months.find(({ month }) => month === '2026-03')).toMatchObject({ paid: 1 });
    expect(codes[0]!.months.find(({ month }) => month === '2026-11')).toMatchObject({ announced: 0 });
  });

  it('lists a payment in its month, however long after its data com', async () => {
    const { id } = await createStockPortfolio(db);
    const late = { with_date: '2024-08-01', payment_date: '2024-11-01', value: 0.3 };
    await db
      .insertInto('dividend')
      .values({ ...dividend, ...late, stock_portfolio_id: id })
      .execute();
    const { codes } = (await api.get(`/api/v1/client/stocks/${stock}/dividends`, { as: ana })).json<StockDividends>();
    // 0.30 for a share that was split into two since.
    expect(codes[0]!.months[0]).toMatchObject({ month: '2024-11', paid: 0.15 });
  });

  it('is 404 without the product', async () => {
    for (const path of [`stock-portfolios/${portfolio}/dividend-forecast`, `stocks/${stock}/dividends`])
      expect([403, 404]).toContain((await api.get(`/api/v1/client/${path}`, { as: outsider })).statusCode);
    expect((await api.get('/api/v1/client/stocks/999999/dividends', { as: ana })).statusCode).toBe(404);
  });
});
