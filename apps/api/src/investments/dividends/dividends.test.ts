import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { DividendRow } from '@mirante/domain/investments/dividend.ts';
import type { StockPortfolio } from '@mirante/domain/investments/stock-portfolio.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { seededAt } from '../../testing/database.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createStock, insertStockCode } from '../../testing/investments-factory.ts';
import { listPage, type FilterCases, type SortCases } from '../../testing/lists.ts';
import { describeList } from '../../testing/resource-suite.ts';

const now = seededAt;
const api = await testApi({ now: () => now, seeded: true });
const { db } = api;
const PATH = '/api/v1/dividends';
let staff: string;

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const told = {
    stock_portfolio_id: 1,
    code: 'NOVO3',
    value: 1,
    with_date: '2026-11-01',
    payment_date: null,
    yield_on_payment: 0,
    yield_on_cost: 0,
    created_at: now,
    updated_at: now,
  };
  const paid = { ...told, code: 'PAGO3', with_date: '2026-06-01', payment_date: '2026-06-15' };
  await db.insertInto('dividend').values([told, paid]).execute();
});

const ofStock = (condition: string) =>
  `code in (select code from stock_code c join stock s on s.id = c.stock_id where ${condition})`;
const filters: FilterCases<typeof dividends.listDividends> = {
  'dividend.stock_portfolio_id': [
    [1, 'stock_portfolio_id = 1'],
    [2147483647, 'false'],
  ],
  'dividend.stock_id': [[3, ofStock('s.id = 3')]],
  'dividend.code': [
    ['petr', "code like 'PETR%'"],
    ['%', 'false'],
  ],
  'dividend.with_date': [['2026-11-01', "with_date = '2026-11-01'"]],
  'dividend.payment_date': [['2026-06-15', "payment_date = '2026-06-15'"]],
  'dividend.stock_name': [
    ['itau', ofStock("s.name in ('Itaú Unibanco', 'Itaúsa')")],
    ['Telefônica', ofStock("s.name = 'Telefônica Brasil'")],
    ['_', 'false'],
  ],
};
const sorts: SortCases<typeof dividends.listDividends> = {
  'dividend.with_date': 'with_date',
  'dividend.payment_date': 'payment_date',
  'dividend.code': 'code',
  'dividend.value': 'value',
  'dividend.yield_on_payment': 'yield_on_payment',
  'dividend.yield_on_cost': 'yield_on_cost',
  'dividend.id': 'id',
};

describeList({
  api,
  path: 'dividends',
  staff: () => staff,
  table: 'dividend',
  filters,
  sorts,
  order: 'with_date desc, id desc',
  perPage: 37,
});

describe('the list of dividends', () => {
  it("has exactly the contract's fields, also for an unknown stock code", async () => {
    const keys = {
      id: 1,
      stock_portfolio_id: 1,
      stock_portfolio_name: 1,
      code: 1,
      stock_id: 1,
      stock_name: 1,
      value: 1,
      with_date: 1,
      payment_date: 1,
      yield_on_payment: 1,
      yield_on_cost: 1,
    } satisfies Record<keyof DividendRow, 1>;
    const { items } = await listPage<DividendRow>(api, PATH, { 'dividend.code': 'NOVO3' }, staff);
    expect(items).toMatchObject([
      {
        code: 'NOVO3',
        stock_id: null,
        stock_name: null,
        stock_portfolio_name: 'Carteira Dividendos',
        payment_date: null,
        with_date: '2026-11-01',
      },
    ]);
    expect(Object.keys(items[0]!).toSorted()).toEqual(Object.keys(keys).toSorted());
  });

  it("names the stock of a paper's former code, also once another paper has it, and finds it by that stock", async () => {
    const stamps = { created_at: now, updated_at: now };
    const renamed = await createStock(db, [], { name: 'Renomeada' });
    const stock_code_id = await insertStockCode(db, renamed, { code: 'ATUA3' });
    const heir = await createStock(db, [], { name: 'Herdeira' });
    await insertStockCode(db, heir, { code: 'REUS3' });
    const change = { stock_code_id, kind: 'ticker_change', factor: 1, ...stamps } as const;
    const paid = { stock_portfolio_id: 1, payment_date: null, yield_on_payment: 0, yield_on_cost: 0, ...stamps };
    await db
      .insertInto('corporate_action')
      .values([
        { ...change, day: '2026-03-02', old_code: 'REUS3' },
        { ...change, day: '2026-12-02', old_code: 'ANTE3' },
      ])
      .execute();
    await db
      .insertInto('dividend')
      .values([
        { ...paid, code: 'REUS3', value: 1, with_date: '2026-03-01' },
        { ...paid, code: 'REUS3', value: 2, with_date: '2026-03-02' },
        { ...paid, code: 'ANTE3', value: 3, with_date: '2026-12-01' },
        { ...paid, code: 'ATUA3', value: 4, with_date: '2026-12-02' },
      ])
      .execute();
    const shown = async (question: Record<string, string>) =>
      (await listPage<DividendRow>(api, PATH, question, staff)).items.map(
        ({ code, value, stock_id, stock_name }) => `${code} ${value} ${stock_id} ${stock_name}`,
      );
    const ofRenamed = [`ATUA3 4 ${renamed} Renomeada`, `ANTE3 3 ${renamed} Renomeada`, `REUS3 1 ${renamed} Renomeada`];
    expect(await shown({ 'dividend.stock_id': `${renamed}` })).toEqual(ofRenamed);
    expect(await shown({ 'dividend.stock_name': 'renom' })).toEqual(ofRenamed);
    expect(await shown({ 'dividend.stock_id': `${heir}` })).toEqual([`REUS3 2 ${heir} Herdeira`]);
    const detail = await api.get('/api/v1/stock-portfolios/1', { as: staff });
    expect(detail.json<StockPortfolio>().dividends).toEqual(
      expect.arrayContaining([expect.objectContaining({ stock_code: 'ANTE3', stock_name: 'Renomeada' })]),
    );
    const { created_at: _created, updated_at: _updated, ...typed } = paid;
    const again = { ...typed, code: 'ANTE3', value: 5, with_date: '2026-11-30' };
    const created = await api.post(PATH, { dividends: [again] }, { as: staff });
    expect(created.json()).toEqual({ created: 1, unknown_codes: [] });
  });

  it('exports CSV with decimal commas and "A definir"', async () => {
    const { body } = await api.get(`${PATH}.csv?dividend.code=NOVO3`, { as: staff });
    expect(body).toContain('"NOVO3";"";"";"1";"01/11/2026";"A definir";"0";"0"');
  });

  it('is open to content editors and administrators', async () => {
    for (const [role, status] of [
      ['conteudo', 200],
      ['administrador', 200],
      ['financeiro', 403],
      ['atendimento', 403],
      ['trader', 403],
    ] as const) {
      const as = await logIn(api, await factory.staff(db, [role]));
      for (const path of [PATH, '/api/v1/stock-portfolios'])
        expect((await api.get(path, { as })).statusCode, `${role} ${path}`).toBe(status);
    }
  });
});
