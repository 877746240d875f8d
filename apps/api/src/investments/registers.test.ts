import type { OwnStock } from '@mirante/domain/investments/stock.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { factory, logIn } from '../testing/factory.ts';
import { createFund, createFundCategory, createStock, insertStockCode } from '../testing/investments-factory.ts';
import { createRecordedItem } from '../testing/record-factory.ts';

const api = await testApi();
const { db } = api;
let staff: string;
let client: string;
let outsider: string;
let category: number;
const fund: Record<'own' | 'other', number> = { own: 0, other: 0 };
const stock: Record<'own' | 'other', number> = { own: 0, other: 0 };
let product: number;
let stocksProduct: number;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  product = (await factory.product(db, { code: 'top_fundos' })).id;
  stocksProduct = (await factory.product(db, { code: 'invista_em_acoes' })).id;
  const other = (await factory.product(db)).id;
  const reader = await factory.client(db);
  for (const id of [product, stocksProduct]) await factory.clientProduct(db, reader.id, id);
  client = await logIn(api, reader);
  const stranger = await factory.client(db);
  await factory.clientProduct(db, stranger.id, other);
  outsider = await logIn(api, stranger);
  category = await createFundCategory(db, 'Multimercado');
  const empty = await createFundCategory(db, 'Cambial');
  fund.own = await createFund(db, category, [product], { name: 'Ágora Macro', opened: false });
  fund.other = await createFund(db, empty, [other], { name: 'Zênite Dólar', liquidity: 30 });
  stock.own = await createStock(db, [stocksProduct], { name: 'Petrobras', sector: 'Petróleo e gás' });
  stock.other = await createStock(db, [other], { name: 'Apple', national: false });
  await insertStockCode(db, stock.own, { code: 'PETR4', current_price: 38.42, fair_price: 46 });
  await insertStockCode(db, stock.own, { code: 'PETR3', active: false });
  await insertStockCode(db, stock.other, { code: 'AAPL', national_code: false });
});

const idsOf = async (path: string, as = staff) => {
  const answer = await api.get(`/api/v1/${path}`, { as });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  const { items, total } = answer.json<{ items: { id: number }[]; total: number }>();
  expect(total).toBe(items.length);
  return items.map(({ id }) => id);
};

describe('the lists of funds and stocks', () => {
  it.each([
    ['funds', () => [fund.own, fund.other]],
    ['funds?funds.name=agora', () => [fund.own]],
    ['funds?funds.opened=true', () => [fund.other]],
    [`funds?sort=funds.liquidity&order=-1`, () => [fund.other, fund.own]],
    ['funds-categories?category.name=multi', () => [category]],
    ['stocks', () => [stock.other, stock.own]],
    ['stocks?stock.sector=petroleo', () => [stock.own]],
    ['stocks?stock.national=false', () => [stock.other]],
    ['stocks?stock.code=petr', () => [stock.own]],
  ])('return %s', async (path, expected) => {
    expect(await idsOf(path)).toEqual(expected());
  });

  it('filter funds by category', async () => {
    expect(await idsOf(`funds?funds.category=${category}`)).toEqual([fund.own]);
  });

  it('name the stock of each stock code', async () => {
    const { items } = (await api.get('/api/v1/stock-codes?stock_code.code=petr', { as: staff })).json();
    expect(items).toMatchObject([
      { code: 'PETR3', active: false },
      { code: 'PETR4', stock_id: stock.own, stock_name: 'Petrobras', sector: 'Petróleo e gás', current_price: 38.42 },
    ]);
  });

  it('count the funds of each category', async () => {
    const { items } = (await api.get('/api/v1/funds-categories', { as: staff })).json();
    expect(items).toMatchObject([
      { name: 'Cambial', total_funds: 1 },
      { name: 'Multimercado', total_funds: 1 },
    ]);
  });
});

describe('funds and stocks that a client can access', () => {
  it('are those of their products', async () => {
    expect(await idsOf('client/funds', client)).toEqual([fund.own]);
    expect(await idsOf('client/funds-categories', client)).toEqual([category]);
    expect(await idsOf('client/stocks?stock.filter=petr4', client)).toEqual([stock.own]);
    expect(await idsOf('client/stocks?stock.filter=petr3', client)).toEqual([]);
    expect(await idsOf('client/stocks?stock.filter=gas', client)).toEqual([stock.own]);
  });

  it.each([
    ['funds', () => fund],
    ['stocks', () => stock],
  ])('are found by id in %s, and no others', async (path, ids) => {
    const status = async (id: number) => (await api.get(`/api/v1/client/${path}/${id}`, { as: client })).statusCode;
    expect([await status(ids().own), await status(ids().other), await status(999_999)]).toEqual([200, 404, 404]);
  });

  it("show a stock's active codes alone, with prices", async () => {
    const answer = (await api.get(`/api/v1/client/stocks/${stock.own}`, { as: client })).json();
    expect(answer).toMatchObject({
      stock_codes: [{ code: 'PETR4', current_price: 38.42, fair_price: 46, active: true }],
      held_in: [],
    });
  });

  it('name the price and currency of a paper that a portfolio holds, though it is no longer active', async () => {
    const paper = { code: 'PBR', national_code: false, active: false, current_price: 12 };
    const code = await insertStockCode(db, stock.own, paper);
    const { id } = await factory.stockPortfolio(db, stocksProduct);
    await createRecordedItem(db, id, code);
    const { held_in } = (await api.get(`/api/v1/client/stocks/${stock.own}`, { as: client })).json<OwnStock>();
    expect(held_in).toMatchObject([{ code: 'PBR', national_code: false, current_price: 12, price_in: 10 }]);
  });

  it('are listed by sector from A to Z, whatever their accents and capitals', async () => {
    const retail = await createStock(db, [stocksProduct], { sector: 'Varejo' });
    const oil = await createStock(db, [stocksProduct], { sector: 'óleo e gás' });
    for (const [path, as] of [
      ['stocks', staff],
      ['client/stocks', client],
    ] as const)
      expect((await idsOf(`${path}?sort=stock.sector`, as)).slice(0, 3)).toEqual([oil, stock.own, retail]);
  });

  it.each(['funds', 'funds-categories', 'stocks'])('%s is refused without a product of its area', async (path) => {
    expect((await api.get(`/api/v1/client/${path}`, { as: outsider })).statusCode).toBe(403);
  });
});
