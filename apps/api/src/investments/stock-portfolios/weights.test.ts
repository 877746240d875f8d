import type { StockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createPaper } from '../../testing/investments-factory.ts';

const now = new Date('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const staff = await logIn(api, await factory.staff(db, ['conteudo']));
const path = `/api/v1/stock-portfolios/${(await factory.stockPortfolio(db, (await factory.product(db)).id)).id}/items`;

const added = async (): Promise<number> => {
  const { id: stock_code_id } = await createPaper(db);
  const item = { stock_code_id, status: 'Comprar', date_in: '2026-02-10', price_in: 32.5, share: 12.5 };
  return (await api.post(path, item, { as: staff })).json<StockPortfolioItem>().id;
};
const edit = (item: number, change: object) => api.patch(`${path}/${item}`, change, { as: staff });
const weights = async (item: number) =>
  (
    await db
      .selectFrom('stock_portfolio_weight')
      .select(['day', 'share'])
      .where('item_id', '=', item)
      .orderBy('day')
      .execute()
  ).map(({ day, share }) => `${day} ${share}`);

it("a position's weights are recorded from its opening to its closing", async () => {
  const item = await added();
  await edit(item, { share: 20 });
  expect(await weights(item)).toEqual(['2026-02-10 12.5', '2026-11-25 20']);
  await api.post(`${path}/${item}/close`, { date_out: '2026-11-25', price_out: 40 }, { as: staff });
  expect(await weights(item)).toEqual(['2026-02-10 12.5', '2026-11-25 0']);
});

it('a position keeps its weights when its entry day is corrected, and a new one counts from today', async () => {
  const item = await added();
  await db.insertInto('stock_portfolio_weight').values({ item_id: item, day: '2026-06-01', share: 20 }).execute();
  await db.updateTable('stock_portfolio_item').set({ share: 20 }).where('id', '=', item).execute();
  await db.deleteFrom('stock_portfolio_weight').where('item_id', '=', item).where('day', '>', '2026-06-01').execute();
  for (const [change, expected] of [
    [{ date_in: '2026-02-11' }, ['2026-02-11 12.5', '2026-06-01 20']],
    [{ date_in: '2026-01-05' }, ['2026-01-05 12.5', '2026-06-01 20']],
    [{ date_in: '2026-07-01' }, ['2026-07-01 20']],
    [{ date_in: '2026-07-02', share: 25 }, ['2026-07-02 20', '2026-11-25 25']],
  ] as const) {
    await edit(item, change);
    expect(await weights(item)).toEqual(expected);
  }
});

it('a reopened position has the weights that it was closed with', async () => {
  const item = await added();
  const before = ['2026-02-10 12.5', '2026-11-25 20'];
  const close = (date_out: string) => api.post(`${path}/${item}/close`, { date_out, price_out: 40 }, { as: staff });
  const open = () => api.post(`${path}/${item}/open`, {}, { as: staff });
  await edit(item, { share: 20 });
  for (const date_out of ['2026-11-25', '2026-11-20', '2026-02-10']) {
    await close(date_out);
    expect((await weights(item)).at(-1)).toBe(`${date_out} 0`);
    await open();
    expect([date_out, await weights(item)]).toEqual([date_out, before]);
  }
  await close('2026-11-20');
  // As closed before these were kept.
  await db.deleteFrom('stock_portfolio_closed_weight').where('item_id', '=', item).execute();
  await open();
  expect(await weights(item)).toEqual(before);
});
