import type { stocks } from '@mirante/contract/investments/stocks.ts';
import type { Stock } from '@mirante/domain/investments/stock.ts';
import type { StockCodeDetail } from '@mirante/domain/investments/stock-code.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { createDividend, createStock, insertStockCode } from '../../testing/investments-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';
import type { FilterCases, SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const now = testNow();
const api = await testApi({ now: () => now });
const { db } = api;
const PATH = '/api/v1/stocks';
let staff: string;
let product: number;
const create = async (more: object = {}) =>
  (
    await api.post(
      PATH,
      { name: 'Vale', sector: '', description: '<p>Minério.</p>', products: [product], ...more },
      { as: staff },
    )
  ).json<Stock>();

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  product = (await factory.product(db)).id;
  for (const [n, name] of ['Água', 'abril', 'Zinco', 'bolsa', 'Ação'].entries()) {
    const id = await createStock(db, [product], {
      name,
      sector: [null, 'óleo', 'Mineração', 'Saneamento'][n % 4]!,
      national: n > 0,
    });
    await insertStockCode(db, id, { code: `ACA${n}` });
  }
});

const filters: FilterCases<typeof stocks.listStocks> = {
  'stock.id': [[1, 'id = 1']],
  'stock.name': [['acao', "name_key like '%acao%'"]],
  'stock.sector': [
    ['MINERACAO', "sector = 'Mineração'"],
    ['%', 'false'],
  ],
  'stock.national': [
    ['true', 'national'],
    ['false', 'not national'],
  ],
  'stock.filter': [
    ['acao', "name_key like '%acao%'"],
    ['aca1', "id in (select stock_id from stock_code where code = 'ACA1')"],
  ],
  'stock.code': [
    ['aca1', "id in (select stock_id from stock_code where code = 'ACA1')"],
    ['%', 'false'],
  ],
};
const sorts: SortCases<typeof stocks.listStocks> = {
  'stock.name': 'name_key',
  'stock.id': 'id',
  'stock.sector': 'sector_key',
  'stock.created_at': 'created_at',
};
const resource = { api, path: 'stocks', staff: () => staff };
describeList<typeof stocks.listStocks>({
  ...resource,
  table: 'stock',
  filters,
  sorts,
  order: 'name_key, id',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({ id: (await create()).id, first: { name: 'Outra' }, second: { sector: 'Energia' } }),
  action: 'Editar uma ação',
});

describe('a stock', () => {
  it('is created with optional fields omitted or empty', async () => {
    expect(await create()).toMatchObject({ sector: null, national: true, stock_codes: [] });
    expect(await create({ sector: undefined, national: false })).toMatchObject({ sector: null, national: false });
  });

  it.each([
    ['Ações', { national: true }, { code: 'AAAA3' }],
    ['BDRs', { national: false }, { code: 'BBBB34' }],
    ['Stocks', { national: false }, { code: 'CCCC', national_code: false }],
  ])('of the category %s is named by its first active paper', async (category_name, more, paper) => {
    const { id } = await create(more);
    await insertStockCode(db, id, { ...paper, code: `A${paper.code}`, active: false });
    const first = await insertStockCode(db, id, paper);
    const seen = async () => (await api.get(`${PATH}/${id}`, { as: staff })).json();
    expect(await seen()).toMatchObject({ code: paper.code, category_name });
    await db.deleteFrom('stock_code').where('id', '=', first).execute();
    expect(await seen()).toMatchObject({ code: null });
  });

  it.each([
    ['name', 'x'.repeat(101), 'Texto longo demais.'],
    ['sector', 'x'.repeat(256), 'Texto longo demais.'],
    ['description', `<p>${'x'.repeat(8192)}</p>`, 'Texto longo demais.'],
    ['products', [], 'Selecione ao menos um produto'],
    ['products', undefined, 'Selecione ao menos um produto'],
  ])('is refused with a %s like %.20j', async (path, value, message) => {
    expect(await create({ [path]: value })).toMatchObject({ status: 422, errors: [{ path, message }] });
  });
});

describe('a stock code', () => {
  const paper = (more: object = {}) => ({ code: 'vale3', current_price: 61.07, fair_price: 70, ...more });
  const add = (id: number, more?: object) => api.post(`${PATH}/${id}/codes`, paper(more), { as: staff });

  it('belongs to one stock: another that claims it is told which', async () => {
    const [vale, other] = [await create(), await create({ name: 'Outra' })];
    const made = await add(vale.id);
    expect([made.statusCode, made.json()]).toMatchObject([
      200,
      {
        code: 'VALE3',
        stock_name: 'Vale',
        national_code: true,
        active: true,
        price_updated_at: now.toISOString(),
      },
    ]);
    const claimed = await add(other.id, { code: 'Vale3' });
    expect([claimed.statusCode, claimed.json().errors]).toEqual([
      422,
      [{ path: 'code', message: 'VALE3 já é um papel de Vale.' }],
    ]);
  });

  it('is created for one of two stocks that claim it at the same time', async () => {
    const [one, other] = [await create(), await create({ name: 'Outra' })];
    const answers = await Promise.all([add(one.id, { code: 'DUAS3' }), add(other.id, { code: 'DUAS3' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it("is edited with conflict detection, under its own stock; its price's age changes only with the price", async () => {
    const { id } = await create();
    const old = new Date(now.getTime() - 86_400_000);
    const code = await insertStockCode(db, id, { code: 'EDIT3', current_price: 10, price_updated_at: old });
    const url = `${PATH}/${id}/codes/${code}`;
    const { version } = (await api.get(url, { as: staff })).json<StockCodeDetail>();
    const edit = (body: object, seen: string) =>
      api.patch(url, body, { as: staff, headers: { 'if-match': `"${seen}"` } });
    const first = (await edit({ fair_price: 12, current_price: 10 }, version)).json<StockCodeDetail>();
    expect(first).toMatchObject({ fair_price: 12, price_updated_at: old.toISOString() });
    expect((await edit({ current_price: 11 }, version)).statusCode).toBe(412);
    expect((await edit({ current_price: 11 }, first.version)).json()).toMatchObject({
      current_price: 11,
      price_updated_at: now.toISOString(),
    });
    const foreign = await createStock(db);
    expect((await api.get(`${PATH}/${foreign}/codes/${code}`, { as: staff })).statusCode).toBe(404);
    expect((await api.patch(`${PATH}/${foreign}/codes/${code}`, {}, { as: staff })).statusCode).toBe(404);
    const [entry] = (await api.get(`${PATH}/${id}/changes`, { as: staff })).json();
    expect(entry).toMatchObject({ action: 'Editar um papel de uma ação', diff: { current_price: [10, 11] } });
  });

  it('keeps its dividends once its code is edited, by an event with the former one; without any, none is needed', async () => {
    const { id } = await create();
    const [code, unpaid] = [
      await insertStockCode(db, id, { code: 'ANTES3', current_price: 10 }),
      await insertStockCode(db, id, { code: 'ERRO3' }),
    ];
    const portfolio = await factory.stockPortfolio(db, product);
    await createDividend(db, portfolio.id, { code: 'ANTES3', with_date: '2026-10-01' });
    for (const [paperId, changed] of [
      [code, 'DEPOIS3'],
      [unpaid, 'CERTO3'],
    ] as const)
      await api.patch(`${PATH}/${id}/codes/${paperId}`, { code: changed }, { as: staff });
    const { items } = (await api.get(`/api/v1/dividends?dividend.stock_id=${id}&page=1`, { as: staff })).json();
    expect(items).toMatchObject([{ code: 'ANTES3', stock_name: 'Vale' }]);
    const events = db.selectFrom('corporate_action').select(['stock_code_id', 'day', 'kind', 'old_code']);
    expect(await events.where('stock_code_id', 'in', [code, unpaid]).execute()).toEqual([
      { stock_code_id: code, day: dayInSaoPaulo(now), kind: 'ticker_change', old_code: 'ANTES3' },
    ]);
  });

  it('stores the fair price per current share, unchanged by edits of other fields', async () => {
    const { id } = await create();
    const code = await insertStockCode(db, id, {
      code: 'CISAO3',
      current_price: 10,
      price_updated_at: now,
      fair_price: 120,
      fair_price_day: '2026-10-01',
    });
    const stamps = { created_at: now, updated_at: now };
    await db
      .insertInto('corporate_action')
      .values({ stock_code_id: code, kind: 'split', day: '2026-11-03', factor: 10, ...stamps })
      .execute();
    const stored = () =>
      db
        .selectFrom('stock_code')
        .select(['fair_price', 'fair_price_day'])
        .where('id', '=', code)
        .executeTakeFirstOrThrow();
    const url = `${PATH}/${id}/codes/${code}`;
    const edit = async (body: object) => (await api.patch(url, body, { as: staff })).json<StockCodeDetail>();
    for (const same of [{ fair_price: 12, active: true }, { fair_price: 12 }, {}])
      expect(await edit(same)).toMatchObject({ fair_price: 12 });
    expect(await stored()).toEqual({ fair_price: 120, fair_price_day: '2026-10-01' });
    expect(await edit({ fair_price: 120 })).toMatchObject({ fair_price: 120 });
    expect(await stored()).toEqual({ fair_price: 120, fair_price_day: dayInSaoPaulo(now) });
  });

  it('cannot be removed with its stock while a portfolio has it, and otherwise can', async () => {
    const { id } = await create();
    const code = await insertStockCode(db, id);
    const portfolio = await factory.stockPortfolio(db, product);
    const item = await db
      .insertInto('stock_portfolio_item')
      .values({
        stock_portfolio_id: portfolio.id,
        stock_code_id: code,
        status: 'Comprar',
        date_in: '2026-01-02',
        price_in: 10,
        share: 10,
        obs: null,
        position: 0,
        date_out: null,
        price_out: null,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const remove = (path: string) => api.delete(path, { as: staff });
    const refused = [await remove(`${PATH}/${id}/codes/${code}`), await remove(`${PATH}/${id}`)];
    expect(refused.map((answer) => answer.json().detail)).toEqual([
      'Este papel não pode ser removido: está em carteiras de ações.',
      'Esta ação não pode ser removida: está em carteiras de ações.',
    ]);
    await db.deleteFrom('stock_portfolio_item').where('id', '=', item.id).execute();
    expect((await remove(`${PATH}/${id}/codes/${code}`)).statusCode).toBe(204);
    expect((await remove(`${PATH}/${id}/codes/${code}`)).statusCode).toBe(404);
    expect((await remove(`${PATH}/${id}`)).statusCode).toBe(204);
  });
});
