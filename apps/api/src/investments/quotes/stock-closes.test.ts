import { productIds } from '@mirante/domain/products/product.ts';
import type { StockCloses } from '@mirante/domain/investments/stock-closes.ts';
import { isTradingDay } from '@mirante/domain/trading-days.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { seedDemo } from '../../testing/lists.ts';

const api = await testApi({ now: () => new Date('2026-11-25T15:00:00Z') });
const { db } = api;
let staff: string;
let [subscriber, other] = ['', ''];
let stock: { id: number; code_id: number };
const own = (id: number, as: string, headers?: Record<string, string>) =>
  api.get(`/api/v1/client/stocks/${id}/closes`, { as, ...(headers && { headers }) });

beforeAll(async () => {
  await seedDemo(api, api.services.now());
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const client = async (productId: number) => {
    const person = await factory.client(db);
    await factory.clientProduct(db, person.id, productId);
    return logIn(api, person);
  };
  subscriber = await client(productIds.invista_em_acoes);
  other = await client(productIds.top_fundos);
  const row = await db
    .selectFrom('stock_code')
    .select(['stock_id', 'id'])
    .where('code', '=', 'WEGE3')
    .executeTakeFirstOrThrow();
  stock = { id: row.stock_id, code_id: row.id };
  await db.deleteFrom('stock_product').where('stock_id', '=', stock.id).execute();
});

describe("a stock's closes", () => {
  it('are open to clients with its products: 403 without the area, 404 without the product', async () => {
    const unlock = (product_id: number) =>
      db.insertInto('stock_product').values({ stock_id: stock.id, product_id }).execute();
    await unlock((await factory.product(db)).id);
    expect((await own(stock.id, subscriber)).statusCode).toBe(404);
    await unlock(productIds.invista_em_acoes);
    expect((await own(stock.id, other)).statusCode).toBe(403);
    expect((await own(999_999, subscriber)).statusCode).toBe(404);
    const answer = await own(stock.id, subscriber);
    expect(answer.json()).toEqual((await api.get(`/api/v1/stocks/${stock.id}/closes`, { as: staff })).json());
    const known = await own(stock.id, subscriber, { 'if-none-match': answer.headers.etag as string });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('cover two years of trading days in the demo, marked as fictitious, with their split', async () => {
    const [paper] = (await own(stock.id, subscriber)).json<StockCloses>().papers;
    const { days, closes, actions, price, made_up } = paper!;
    expect(days.length).toBeGreaterThan(480);
    expect(days).toHaveLength(closes.length);
    expect(days.every(isTradingDay)).toBe(true);
    expect(days).toEqual(days.toSorted());
    expect(actions).toMatchObject([{ kind: 'split', factor: 2 }]);
    const split = days.indexOf(actions[0]!.day);
    expect(closes[split]! / closes[split - 1]!).toBeLessThan(0.6);
    expect(price).toEqual({ value: closes.at(-1), day: days.at(-1), source: 'demo', stale: false });
    expect(made_up).toBe(true);
  });

  it("come with the price's age and source", async () => {
    await db
      .deleteFrom('daily_close')
      .where('stock_code_id', '=', stock.code_id)
      .where('day', '>', '2026-11-10')
      .execute();
    await db
      .updateTable('stock_code')
      .set({ current_price: 51, price_updated_at: new Date('2026-11-18T15:00:00Z') })
      .where('id', '=', stock.code_id)
      .execute();
    const [paper] = (await own(stock.id, subscriber)).json<StockCloses>().papers;
    // At noon of the 25th, the 19th, 23rd and 24th have ended since; the 20th is a holiday.
    expect(paper!.price).toEqual({ value: 51, day: '2026-11-18', source: 'manual', stale: false });
  });
});

it('the demo has no quote warnings', async () => {
  const { jumps, missing_days } = (await api.get('/api/v1/quote-warnings', { as: staff })).json();
  expect([jumps, missing_days]).toEqual([[], []]);
});
