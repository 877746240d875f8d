import type { Performance } from '@mirante/domain/investments/performance/performance.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createFund, createStock, insertStockCode } from '../../testing/investments-factory.ts';
import { createPortfolio } from '../../testing/portfolio-factory.ts';

const now = testNow();
const api = await testApi({ now: () => now });
const { db } = api;
const stamps = { created_at: now, updated_at: now };
let ana: string;
let outsider: string;
let staff: string;
let stocks: { id: number };
let funds: { id: number };
let inactive: { id: number };
let code: number;

const read = async (id: number, kind = 'stock-portfolios', more = '') =>
  (await api.get(`/api/v1/client/${kind}/${id}/performance${more}`, { as: ana })).json<Performance>();
const closes = (rows: readonly (readonly [string, number])[]) =>
  db
    .insertInto('daily_close')
    .values(rows.map(([day, close]) => ({ stock_code_id: code, day, close, source: 'manual' as const })))
    .execute();

beforeAll(async () => {
  const product = await factory.product(db, { code: 'invista_em_acoes' });
  const foreign = await factory.product(db, { code: 'top_fundos' });
  const [client, other] = [await factory.client(db), await factory.client(db)];
  await factory.clientProduct(db, client.id, product.id);
  await factory.clientProduct(db, other.id, foreign.id);
  [ana, outsider] = [await logIn(api, client), await logIn(api, other)];
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  const portfolio = async (active: boolean) =>
    db
      .insertInto('stock_portfolio')
      .values({ name: 'Dividendos', description: '<p>Uma.</p>', product_id: product.id, active, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
  [stocks, inactive] = [await portfolio(true), await portfolio(false)];
  code = await insertStockCode(db, await createStock(db), { code: 'NOVO3' });
  await db
    .insertInto('stock_portfolio_item')
    .values({
      stock_portfolio_id: stocks.id,
      stock_code_id: code,
      status: 'Comprar',
      date_in: '2026-11-10',
      price_in: 20,
      share: 50,
      position: 0,
      ...stamps,
    })
    .execute();
  await closes([
    ['2026-11-09', 19],
    ['2026-11-10', 20],
    ['2026-11-11', 11],
    ['2026-11-12', 10],
  ]);
  await db
    .insertInto('corporate_action')
    .values([
      { stock_code_id: code, day: '2026-11-11', kind: 'split', factor: 2, ...stamps },
      { stock_code_id: code, day: '2026-11-11', kind: 'ticker_change', factor: 1, old_code: 'VELH3', ...stamps },
    ])
    .execute();
  const dividend = {
    value: 1,
    with_date: '2026-11-11',
    payment_date: null,
    yield_on_payment: 1,
    yield_on_cost: 1,
    ...stamps,
  };
  await db
    .insertInto('dividend')
    .values([
      { ...dividend, stock_portfolio_id: stocks.id, code: 'VELH3' },
      { ...dividend, stock_portfolio_id: inactive.id, code: 'NOVO3', value: 5 },
    ])
    .execute();
  await db
    .insertInto('index_value')
    .values(
      ['2026-11-09', '2026-11-10', '2026-11-11'].map((day) => ({
        index: 'cdi' as const,
        day,
        value: 0.1,
        source: 'manual' as const,
      })),
    )
    .execute();
  funds = await createPortfolio(db, product.id);
  const fund = await createFund(db);
  await db
    .insertInto('fund_quota')
    .values(
      [['2026-11-10', 1] as const, ['2026-11-11', 1.1] as const].map(([day, quota]) => ({
        fund_id: fund,
        day,
        quota,
        source: 'manual' as const,
      })),
    )
    .execute();
  await db
    .insertInto('portfolio_composition')
    .values({
      portfolio_id: funds.id,
      day: '2026-11-10',
      items: JSON.stringify([{ item_id: 1, name: 'Multimercado', share: 100, funds: [fund] }]) as never,
    })
    .execute();
});

describe('the performance of a stock portfolio', () => {
  it('is computed from closes, corporate actions, former codes, own dividends, and weights', async () => {
    const { days, values, positions, benchmarks, reason } = await read(stocks.id);
    expect(reason).toBeNull();
    expect(days).toEqual(['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12']);
    // Half in NOVO3: 20 → 22 is 10 %; then 11 → 10 with a dividend of 1 is 0 %.
    expect(values).toEqual([0, 0, 5, 5]);
    expect(positions[0]).toMatchObject({
      name: 'NOVO3',
      price: 10,
      gain: { price: 0, dividends: 10, total: 10 },
      contribution: 5,
    });
    expect(benchmarks.cdi).toEqual({ values: [0, 0.1, 0.2001, 0.3003], reason: null });
    expect(benchmarks.ibovespa.reason).toBe('Sem pontos do Ibovespa em 09/11/2026.');
  });

  it('earns CDI on uninvested money on request', async () => {
    expect((await read(stocks.id, 'stock-portfolios', '?idle=cdi')).values).toEqual([0, 0, 5.05, 5.10005]);
    const refused = await api.get(`/api/v1/client/stock-portfolios/${stocks.id}/performance?idle=selic`, { as: ana });
    expect(refused.statusCode).toBe(400);
  });

  it('is recomputed after a price change, and answered 304 until then', async () => {
    const path = `/api/v1/client/stock-portfolios/${stocks.id}/performance`;
    const { etag } = (await api.get(path, { as: ana })).headers;
    expect((await api.get(path, { as: ana, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
    await closes([['2026-11-13', 11]]);
    await api.services.outbox.catchUp();
    expect((await read(stocks.id)).values).toEqual([0, 0, 5, 5, 10.5]);
  });

  it('is flagged as provisional while a price jump is neither explained nor confirmed', async () => {
    const jumps = async () => {
      await api.services.outbox.catchUp();
      return (await read(stocks.id)).notes.filter((note) => note.includes('saltou em'));
    };
    const mark = (day: string, change: object) =>
      db.updateTable('daily_close').set(change).where('stock_code_id', '=', code).where('day', '=', day).execute();
    await mark('2026-11-11', { jump: 0.55 });
    expect(await jumps()).toEqual([]);
    await mark('2026-11-12', { jump: 0.5 });
    expect(await jumps()).toEqual([expect.stringContaining('O preço de NOVO3 saltou em 12/11/2026')]);
    await mark('2026-11-12', { jump_confirmed: true });
    expect(await jumps()).toEqual([]);
  });
});

describe('the performance of a fund portfolio', () => {
  it('is computed from its compositions and quotas', async () => {
    expect(await read(funds.id, 'portfolios')).toMatchObject({
      days: ['2026-11-10', '2026-11-11'],
      values: [0, 10],
      hit_rate: null,
    });
  });
});

describe('the performance of an inactive portfolio', () => {
  it.each(['stock-portfolios', 'portfolios'])('is 404: %s', async (kind) => {
    const id = kind === 'portfolios' ? funds.id : stocks.id;
    expect((await api.get(`/api/v1/client/${kind}/${id}/performance`, { as: outsider })).statusCode).toBe(404);
    expect((await api.get(`/api/v1/client/${kind}/999999/performance`, { as: ana })).statusCode).toBe(404);
    expect((await api.get(`/api/v1/${kind}/${id}/performance`, { as: staff })).statusCode).toBe(200);
    expect((await api.get(`/api/v1/${kind}/999999/performance`, { as: staff })).statusCode).toBe(404);
    expect((await api.get(`/api/v1/${kind}/${id}/performance`, { as: ana })).statusCode).toBe(403);
  });

  it('is 404 for clients, and visible to staff', async () => {
    expect((await api.get(`/api/v1/client/stock-portfolios/${inactive.id}/performance`, { as: ana })).statusCode).toBe(
      404,
    );
    const answer = await api.get(`/api/v1/stock-portfolios/${inactive.id}/performance`, { as: staff });
    expect(answer.json<Performance>().reason).toBe('A carteira ainda não teve posições.');
  });
});
