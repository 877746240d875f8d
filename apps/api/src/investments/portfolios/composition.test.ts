import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { createFund, createFundCategory } from '../../testing/investments-factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { createPortfolio } from '../../testing/portfolio-factory.ts';

let at = Date.parse('2026-11-23T15:00:00Z');
const api = await testApi({ now: () => new Date(at) });
const { db } = api;
let editor: Person;
let product: number;
let credit: number;
let shares: number;
let fund: number;
let portfolio: number;
/** A session of the current day, since sessions expire overnight. */
const asStaff = async () => ({ as: await logIn(api, editor) });
const inDays = (days: number) => void (at += days * 86_400_000);
const compositions = async () =>
  (
    await db
      .selectFrom('portfolio_composition')
      .select(['day', 'items'])
      .where('portfolio_id', '=', portfolio)
      .orderBy('day')
      .execute()
  ).map(({ day, items }) => `${day} ${items.map(({ name, funds }) => `${name}: ${funds.join()}`).join('; ')}`);

beforeAll(async () => {
  editor = await factory.staff(db, ['conteudo']);
  product = (await factory.product(db)).id;
  [credit, shares] = [await createFundCategory(db), await createFundCategory(db)];
  fund = await createFund(db, credit);
  portfolio = (await createPortfolio(db, product)).id;
  const item = { name: 'Crédito', description: null, share: 60, funds: [], funds_categories: [credit] };
  await api.post(`/api/v1/portfolios/${portfolio}/items`, item, await asStaff());
});

it('a composition follows the funds of its categories when they are created, added and removed', async () => {
  expect(await compositions()).toEqual([`2026-11-23 Crédito: ${fund}`]);
  inDays(1);
  const body = { name: 'Novo', description: '<p>x</p>', liquidity: 1, min_value: 1, products: [product] };
  const made = (await api.post('/api/v1/funds', { ...body, category_id: credit }, await asStaff())).json<{
    id: number;
  }>();
  expect((await compositions())[1]).toBe(`2026-11-24 Crédito: ${fund},${made.id}`);
  inDays(1);
  await api.patch(`/api/v1/funds/${fund}`, { category_id: shares }, await asStaff());
  expect((await compositions())[2]).toBe(`2026-11-25 Crédito: ${made.id}`);
  inDays(1);
  await api.patch(`/api/v1/funds/${made.id}`, { name: 'Mais novo' }, await asStaff());
  await createPortfolio(db, product);
  expect(await compositions()).toHaveLength(3);
});

it('a fund in a past composition cannot be removed, so that past performance stays the same', async () => {
  const answer = await api.delete(`/api/v1/funds/${fund}`, await asStaff());
  expect([answer.statusCode, answer.json().detail]).toEqual([
    409,
    'Este fundo não pode ser removido: faz parte do histórico de carteiras.',
  ]);
  const unused = await createFund(db, credit);
  expect((await api.delete(`/api/v1/funds/${unused}`, await asStaff())).statusCode).toBe(204);
});

it('a composition has the funds that come to a category while an item names it, however close the calls', async () => {
  const options = await asStaff();
  for (const round of [1, 2, 3, 4, 5]) {
    const category = await createFundCategory(db);
    const moved = await createFund(db, credit, [product]);
    const body = { name: `Veio ${round}`, description: '<p>x</p>', liquidity: 1, min_value: 1, products: [product] };
    const item = { name: `Item ${round}`, share: 1, funds: [moved], funds_categories: [category] };
    const answers = await Promise.all([
      api.post(`/api/v1/portfolios/${portfolio}/items`, item, options),
      api.post('/api/v1/funds', { ...body, category_id: category }, options),
      api.patch(`/api/v1/funds/${moved}`, { category_id: category }, options),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const created = answers[1].json<{ id: number }>().id;
    expect((await compositions()).at(-1)).toMatch(new RegExp(`Item ${round}: ${moved},${created}$`));
  }
});

it('a fund is moved to another category while a portfolio that has it is removed', async () => {
  const options = await asStaff();
  const [left, entered] = [await createFundCategory(db), await createFundCategory(db)];
  const moved = await createFund(db, left);
  const going = (await createPortfolio(db, product)).id;
  const item = { name: 'Crédito', description: null, share: 60, funds: [], funds_categories: [left] };
  await api.post(`/api/v1/portfolios/${going}/items`, item, options);
  const row = sql`select from portfolio where id = ${going} for update`;
  let calls: ReturnType<typeof api.delete>[] = [];
  await db.transaction().execute(async (trx) => {
    await row.execute(trx);
    calls = [api.delete(`/api/v1/portfolios/${going}`, options)];
    await expect.poll(() => lockWaits(db)).toBe(1);
    calls.push(api.patch(`/api/v1/funds/${moved}`, { category_id: entered }, options));
    await expect.poll(() => lockWaits(db)).toBe(2);
  });
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([204, 200]);
});
