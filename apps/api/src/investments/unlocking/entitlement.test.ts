import { mayCall } from '@mirante/domain/access.ts';
import { grantedBy } from '@mirante/domain/products/entitlements.ts';
import { beforeAll, expect, it } from 'vitest';
import { productLinks, productRows, products } from '../../../seed/products.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { createFund, createStock } from '../../testing/investments-factory.ts';
import { createContent } from '../../testing/content-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';

const now = testNow();
const api = await testApi({ now: () => now });
const { db } = api;

type Kind = 'funds' | 'stocks';
const kinds: readonly Kind[] = ['funds', 'stocks'];
/** Of each kind, one for every product that opens it. */
const records: Record<Kind, { id: number; product: number }[]> = { funds: [], stocks: [] };
beforeAll(async () => {
  await db.insertInto('product').values(productRows(now)).execute();
  await db.insertInto('product_link').values(productLinks).execute();
  for (const { id } of products) {
    records.funds.push({ id: await createFund(db, undefined, [id]), product: id });
    records.stocks.push({ id: await createStock(db, [id]), product: id });
  }
});

const client = async (acquired: readonly [product: number, row?: object][]) => {
  const { id } = await factory.client(db);
  for (const [product, row] of acquired) await factory.clientProduct(db, id, product, row);
  return logIn(api, { id, role: 'client' });
};
const codeOf = (id: number) => products.find((product) => product.id === id)!.code;
const ended = { expires_at: now };
const readers: [who: string, acquired: readonly [number, object?][], opened: number[]][] = [
  ...products.map(({ id, code }): (typeof readers)[number] => [`a client of ${code}`, [[id]], [id]]),
  ['a client of two products', [[2], [3]], [2, 3]],
  ['a client whose other product ended', [[6, ended], [2]], [2]],
  ['a client whose other product was cancelled', [[100, { status: 'cancelled' }], [3]], [3]],
  ['a client of nothing that lasts', [[9, ended]], []],
];

it.each(readers)('%s finds exactly the funds and stocks of their products', async (_who, acquired, own) => {
  const as = await client(acquired);
  const opened = grantedBy(own, productLinks);
  const entitlements = [...opened].map(codeOf);
  for (const kind of kinds) {
    const may = mayCall({ area: kind }, { id: 1, role: 'client', roles: [], entitlements });
    const expected = may ? records[kind].filter(({ product }) => opened.has(product)).map(({ id }) => id) : [];
    const list = await api.get(`/api/v1/client/${kind}?perPage=100`, { as });
    const { items = [] } = list.json<{ items?: { id: number }[] }>();
    const found = items.map(({ id }) => id).toSorted((a, b) => a - b);
    expect([kind, list.statusCode, found]).toEqual([kind, may ? 200 : 403, expected]);
    for (const { id } of records[kind]) {
      const { statusCode } = await api.get(`/api/v1/client/${kind}/${id}`, { as });
      const status = !may ? 403 : expected.includes(id) ? 200 : 404;
      expect([kind, id, statusCode]).toEqual([kind, id, status]);
    }
  }
});

it('a content lists to a client only the funds, stocks and portfolios that they can access, in areas open to them', async () => {
  const news = await createContent(db, 'news', [2]);
  const stamps = { created_at: now, updated_at: now };
  for (const { id } of records.funds)
    await db.insertInto('content_fund').values({ content_id: news, fund_id: id }).execute();
  for (const { id } of records.stocks)
    await db.insertInto('content_stock').values({ content_id: news, stock_id: id }).execute();
  for (const [product_id, active] of [
    [2, true],
    [2, false],
    [3, true],
  ] as const) {
    const values = { name: `P ${product_id} ${active}`, description: 'd', product_id, active, ...stamps };
    const portfolio = await db.insertInto('portfolio').values(values).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('content_portfolio').values({ content_id: news, portfolio_id: portfolio.id }).execute();
    const stocks = await factory.stockPortfolio(db, product_id, values);
    await db
      .insertInto('content_stock_portfolio')
      .values({ content_id: news, stock_portfolio_id: stocks.id })
      .execute();
  }
  const as = await client([[2]]);
  const read = (await api.get(`/api/v1/client/news/${news}`, { as })).json();
  expect(read).toMatchObject({
    funds: records.funds.filter(({ product }) => product === 2).map(({ id }) => ({ id })),
    stocks: [],
    portfolios: [{ name: 'P 2 true' }],
    stock_portfolios: [{ name: 'P 2 true' }],
  });
});
