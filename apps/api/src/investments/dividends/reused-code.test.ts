import type { DividendForecast, StockDividends } from '@mirante/domain/investments/dividend-forecast.ts';
import type { Performance } from '@mirante/domain/investments/performance/performance.ts';
import type { StockPortfolio } from '@mirante/domain/investments/stock-portfolio.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createDividend, createPaper } from '../../testing/investments-factory.ts';
import { createRecordedItem, createStockPortfolio } from '../../testing/record-factory.ts';

const now = new Date('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
let staff: string;
let portfolio: number;
let first: { id: number };
let renamed: { id: number; stock_id: number };
let heir: { id: number; stock_id: number };

const read = async <T>(path: string): Promise<T> => (await api.get(`/api/v1/${path}`, { as: staff })).json<T>();

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  portfolio = (await createStockPortfolio(db)).id;
  first = await createPaper(db, { code: 'PRIM3' });
  renamed = await createPaper(db, { code: 'ATUA3', current_price: 10 });
  heir = await createPaper(db, { code: 'REUS3', current_price: 10 });
  const change = { kind: 'ticker_change', factor: 1, created_at: now, updated_at: now } as const;
  await db
    .insertInto('corporate_action')
    .values([
      { ...change, stock_code_id: first.id, day: '2026-02-02', old_code: 'REUS3' },
      { ...change, stock_code_id: renamed.id, day: '2026-05-04', old_code: 'REUS3' },
    ])
    .execute();
  for (const { id } of [renamed, heir]) {
    await createRecordedItem(db, portfolio, id);
    const close = { stock_code_id: id, day: '2026-11-24', close: 10, source: 'manual' } as const;
    await db.insertInto('daily_close').values(close).execute();
  }
  await createDividend(db, portfolio, { code: 'REUS3', value: 1, with_date: '2026-03-10', payment_date: '2026-03-20' });
  await createDividend(db, portfolio, { code: 'REUS3', value: 2, with_date: '2026-08-10', payment_date: '2026-08-20' });
});

describe('dividends under a code that another paper got since', () => {
  it('are in the yield of the paper that had the code then', async () => {
    const { items } = await read<StockPortfolio>(`stock-portfolios/${portfolio}`);
    expect(items.map(({ stock_code: { code, yield: paid } }) => [code, paid])).toEqual([
      ['ATUA3', 10],
      ['REUS3', 20],
    ]);
  });

  it('are in the result of that paper alone', async () => {
    const { positions } = await read<Performance>(`stock-portfolios/${portfolio}/performance`);
    expect(positions.map(({ name, gain }) => [name, gain])).toEqual([
      ['ATUA3', { price: 0, dividends: 10, total: 10 }],
      ['REUS3', { price: 0, dividends: 20, total: 20 }],
    ]);
  });

  it('are repeated by the forecast for that paper alone, and listed on its stock’s page', async () => {
    const { payments } = await read<DividendForecast>(`stock-portfolios/${portfolio}/dividend-forecast`);
    expect(payments).toMatchObject([
      { code: 'ATUA3', value: 1, day: '2027-03-20' },
      { code: 'REUS3', value: 2, day: '2027-08-20' },
    ]);
    for (const [{ stock_id }, month, paid] of [
      [renamed, '2026-03', 1],
      [heir, '2026-08', 2],
    ] as const) {
      const { codes } = await read<StockDividends>(`stocks/${stock_id}/dividends`);
      expect(codes[0]!.months.filter((of) => of.paid > 0)).toMatchObject([{ month, paid }]);
    }
  });
});

it('closes under a code that several papers had are each of the one that had it then', async () => {
  const days = ['15/01/2026', '10/03/2026', '10/08/2026'];
  const text = days.map((day, n) => `REUS3;${day};${n + 1}`).join('\n');
  expect((await api.post('/api/v1/quotes', { kind: 'closes', text }, { as: staff })).json()).toMatchObject({
    added: 3,
  });
  const closes = await db
    .selectFrom('daily_close')
    .select(['stock_code_id', 'day'])
    .where('day', '<', '2026-11-01')
    .orderBy('day')
    .execute();
  expect(closes).toEqual([
    { stock_code_id: first.id, day: '2026-01-15' },
    { stock_code_id: renamed.id, day: '2026-03-10' },
    { stock_code_id: heir.id, day: '2026-08-10' },
  ]);
});
