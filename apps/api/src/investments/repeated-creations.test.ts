import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { factory, logIn } from '../testing/factory.ts';
import { createFund, createFundCategory, createPaper, createStock } from '../testing/investments-factory.ts';
import { createPortfolio } from '../testing/portfolio-factory.ts';

const api = await testApi();
const { db } = api;
let staff: string;
let product: number;
let portfolio: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  product = (await factory.product(db)).id;
  portfolio = (await factory.stockPortfolio(db, product)).id;
});

const creations: Record<string, () => Promise<readonly [path: string, body: object]>> = {
  'a paper': async () => [
    `/api/v1/stocks/${await createStock(db, [product])}/codes`,
    { code: 'REPE3', current_price: 10, fair_price: 12, national_code: true, active: true },
  ],
  'an item of a portfolio': async () => [
    `/api/v1/portfolios/${(await createPortfolio(db, product)).id}/items`,
    {
      name: 'Renda fixa',
      share: 20,
      funds: [await createFund(db, await createFundCategory(db), [product])],
      funds_categories: [],
    },
  ],
  'an item of a stock portfolio': async () => [
    `/api/v1/stock-portfolios/${portfolio}/items`,
    { stock_code_id: (await createPaper(db)).id, status: 'Comprar', date_in: '2026-02-10', price_in: 32.5, share: 12 },
  ],
  dividends: async () => [
    '/api/v1/dividends',
    {
      dividends: [
        {
          stock_portfolio_id: portfolio,
          code: 'REPE3',
          value: 0.25,
          with_date: '2026-11-20',
          payment_date: null,
          yield_on_payment: 2,
          yield_on_cost: 2,
        },
      ],
    },
  ],
};

it.each(Object.keys(creations))(
  'creating %s: the same call after a lost answer gets it, and is not refused for its own record',
  async (what) => {
    const [path, body] = await creations[what]!();
    const create = (key: string) => api.post(path, body, { as: staff, key });
    const first = await create('one');
    expect(first.statusCode).toBe(200);
    const again = await create('one');
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await create('another')).statusCode).toBeGreaterThanOrEqual(400);
  },
);
