import type { StockPortfolio, StockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createDividend, createPaper } from '../../testing/investments-factory.ts';

const now = new Date('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
let staff: string;
let productId: number;
let id: number;
const path = (rest = '') => `/api/v1/stock-portfolios/${id}${rest}`;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  productId = (await factory.product(db)).id;
});
beforeEach(async () => {
  ({ id } = await factory.stockPortfolio(db, productId));
});

const body = async (more: object = {}) => ({
  stock_code_id: (await createPaper(db)).id,
  status: 'Comprar',
  date_in: '2026-02-10',
  price_in: 32.5,
  share: 12.5,
  ...more,
});
const add = (of: object) => api.post(path('/items'), of, { as: staff });
const added = async (more?: object) => (await add(await body(more))).json<StockPortfolioItem>();
const edit = (item: number, change: object, version?: string) =>
  api.patch(path(`/items/${item}`), change, {
    as: staff,
    ...(version && { headers: { 'if-match': `"${version}"` } }),
  });
const close = (item: number, more: object = {}) =>
  api.post(path(`/items/${item}/close`), { date_out: '2026-11-20', price_out: 40, ...more }, { as: staff });
const open = (item: number) => api.post(path(`/items/${item}/open`), undefined, { as: staff });
const find = async () => (await api.get(path(), { as: staff })).json<StockPortfolio>();
const sort = (ids: readonly number[], version?: string) =>
  api.post(path('/sort-items'), { ids }, { as: staff, ...(version && { headers: { 'if-match': `"${version}"` } }) });
const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('an item of a stock portfolio', () => {
  it('shows what one entry share became by splits and bonuses while held', async () => {
    const made = await added();
    await db
      .insertInto('corporate_action')
      .values(
        [
          ['2026-02-10', 'split', 10],
          ['2026-04-01', 'split', 2],
          ['2026-05-04', 'bonus', 1.1],
          ['2026-08-03', 'split', 4],
        ].map(([day, kind, factor]) => ({
          stock_code_id: made.stock_code_id,
          day: day as string,
          kind: kind as 'split',
          factor: factor as number,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
    expect((await find()).items[0]!.split_factor).toBeCloseTo(8.8, 10);
    await close(made.id, { date_out: '2026-07-01' });
    expect((await find()).items_closed[0]!.split_factor).toBeCloseTo(2.2, 10);
  });

  it("is returned with its paper's current data and the dividends of one year", async () => {
    const paper = await createPaper(db, { code: 'TAEE11', current_price: 36, fair_price: 38.5 });
    for (const [with_date, value] of [
      ['2026-11-20', 0.9],
      ['2026-11-20', 0.9],
      ['2025-11-25', 5],
      ['2026-12-20', 5],
    ] as const)
      await createDividend(db, (await factory.stockPortfolio(db, productId)).id, { code: 'TAEE11', value, with_date });
    const made = await added({ stock_code_id: paper.id, stock_code_name: 'TAEE11 Taesa', obs: ' ' });
    expect(made).toEqual({
      id: expect.any(Number),
      stock_code_id: paper.id,
      stock_code: {
        id: paper.id,
        code: 'TAEE11',
        stock_id: paper.stock_id,
        stock_name: expect.any(String),
        sector: 'Energia',
        national_code: true,
        active: true,
        current_price: 36,
        fair_price: 38.5,
        yield: 2.5,
        price_updated_at: null,
      },
      status: 'Comprar',
      date_in: '2026-02-10',
      price_in: 32.5,
      split_factor: 1,
      share: 12.5,
      obs: null,
      version: expect.any(String),
    });
    expect(await find()).toMatchObject({ items: [made], items_closed: [], total_items: 1 });
  });

  it('has no yield where its paper has no price, or none in reais', async () => {
    for (const row of [{ current_price: 0 }, { national_code: false }])
      expect((await added({ stock_code_id: (await createPaper(db, row)).id })).stock_code.yield).toBeNull();
  });

  const AMOUNT = 'Valor numérico deve estar entre 0 e 100';
  it.each<[string, object, string, string]>([
    ['a share of 100.01', { share: 100.01 }, 'share', AMOUNT],
    ['a share of -1', { share: -1 }, 'share', AMOUNT],
    ['a share of three decimals', { share: 1.005 }, 'share', 'Use até 2 casas decimais.'],
    ['no price', { price_in: 0 }, 'price_in', 'Deve ser maior que zero.'],
    ['a day that there is not', { date_in: '2026-02-30' }, 'date_in', 'Essa não parece uma data válida.'],
    ['no status', { status: ' ' }, 'status', 'Por favor escreva um texto aqui.'],
    ['too long a status', { status: 'x'.repeat(101) }, 'status', 'Texto longo demais.'],
    ['too long a note', { obs: 'x'.repeat(101) }, 'obs', 'Texto longo demais.'],
    ['a paper that is not there', { stock_code_id: 99_999_999 }, 'stock_code_id', 'Papel não encontrado.'],
    [
      'too high a paper',
      { stock_code_id: 100_000_000 },
      'stock_code_id',
      'Valor numérico deve estar entre 1 e 99999999',
    ],
  ])('with %s is refused beside its field', async (_what, more, field, message) => {
    const { id: item } = await added();
    for (const answer of [await add(await body(more)), await edit(item, more)])
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: field, message }]]);
  });

  it('is 404 under another portfolio, and after its removal', async () => {
    const { id: item } = await added();
    const own = id;
    ({ id } = await factory.stockPortfolio(db, productId));
    const calls = () => [
      edit(item, { share: 1 }),
      close(item),
      open(item),
      api.delete(path(`/items/${item}`), { as: staff }),
    ];
    expect(statuses(await Promise.all(calls()))).toEqual([404, 404, 404, 404]);
    id = own;
    expect((await api.delete(path(`/items/${item}`), { as: staff })).statusCode).toBe(204);
    expect(statuses(await Promise.all(calls()))).toEqual([404, 404, 404, 404]);
    expect((await find()).items).toEqual([]);
  });

  it("is in its portfolio's audit log", async () => {
    const { id: item } = await added();
    await edit(item, { share: 10 });
    const [entry] = (await api.get(path('/changes'), { as: staff })).json();
    expect(entry).toMatchObject({ action: 'Editar um item da carteira de ações', diff: { share: [12.5, 10] } });
  });
});

describe('a position of a stock portfolio', () => {
  it('is closed at a price, and reopened at the end of the order', async () => {
    const [first, second] = [await added(), await added()];
    expect((await close(first.id)).json()).toMatchObject({ id: first.id, date_out: '2026-11-20', price_out: 40 });
    expect(await find()).toMatchObject({
      items: [{ id: second.id }],
      items_closed: [{ id: first.id }],
      total_items: 1,
    });
    expect((await open(first.id)).json()).not.toHaveProperty('date_out');
    expect(await find()).toMatchObject({ items: [{ id: second.id }, { id: first.id }], items_closed: [] });
  });

  it.each([
    ['before it was opened', '2026-02-09', 'Anterior à data de entrada.'],
    ['on a day that is still to come', '2026-11-26', 'A data de saída ainda não chegou.'],
  ])('is not closed %s', async (_when, date_out, message) => {
    const { id: item } = await added();
    const answer = await close(item, { date_out });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'date_out', message }]]);
    expect((await find()).items).toMatchObject([{ id: item }]);
  });

  it('is closed once, reopened once, and read-only while closed', async () => {
    const { id: item } = await added();
    expect((await open(item)).json()).toMatchObject({ status: 409, code: 'position_state' });
    expect(statuses(await Promise.all([close(item), close(item), close(item)]))).toEqual([200, 409, 409]);
    expect((await edit(item, { share: 1 })).json()).toMatchObject({ status: 409, code: 'position_state' });
    expect(statuses(await Promise.all([open(item), open(item), open(item)]))).toEqual([200, 409, 409]);
  });

  it('is not reopened while its paper has another open position', async () => {
    const { id: item, stock_code_id } = await added();
    await close(item);
    const { id: again } = await added({ stock_code_id });
    expect((await open(item)).json()).toMatchObject({ status: 409, code: 'already_in_portfolio' });
    expect(await find()).toMatchObject({ items: [{ id: again }], items_closed: [{ id: item }] });
  });
});

describe('concurrent editors of a stock portfolio', () => {
  it('add a paper once, of eight at the same time', async () => {
    const of = await body();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(of)));
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('already_in_portfolio');
    expect((await find()).items).toHaveLength(1);
  });

  it('keep edits of two items, and one of two edits of the same item', async () => {
    const [first, second] = [await added(), await added()];
    const merged = [edit(first.id, { share: 30 }, first.version), edit(second.id, { share: 40 }, second.version)];
    expect(statuses(await Promise.all(merged))).toEqual([200, 200]);
    const { items } = await find();
    expect(items.map(({ share }) => share)).toEqual([30, 40]);
    const { version } = items[0]!;
    const answers = await Promise.all([edit(first.id, { share: 31 }, version), edit(first.id, { share: 32 }, version)]);
    expect(statuses(answers)).toEqual([200, 412]);
    const late = answers.find(({ statusCode }) => statusCode === 412)!.json();
    expect(late).toMatchObject({ code: 'edit_conflict', current: { id: first.id } });
    expect((await find()).items[0]!.share).toBe(late.current.share);
  });

  it('get a distinct position for each of twenty items added at the same time', async () => {
    const bodies = await Promise.all(Array.from({ length: 20 }, () => body()));
    expect(statuses(await Promise.all(bodies.map(add)))).toEqual(Array.from({ length: 20 }, () => 200));
    const places = await db
      .selectFrom('stock_portfolio_item')
      .select('position')
      .where('stock_portfolio_id', '=', id)
      .orderBy('position')
      .execute();
    expect(places.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('either reopen a position or add its paper again, never both', async () => {
    const { id: item, stock_code_id } = await added();
    await close(item);
    const of = await body({ stock_code_id });
    expect(statuses(await Promise.all([open(item), add(of)]))).toEqual([200, 409]);
    expect((await find()).items).toHaveLength(1);
  });
});

describe('the order of a stock portfolio', () => {
  it('is that of the given ids, with the others after them', async () => {
    const [a, b, c] = [(await added()).id, (await added()).id, (await added()).id];
    const answer = await sort([c, a]);
    expect(answer.json<StockPortfolio>().items.map((item) => item.id)).toEqual([c, a, b]);
    expect(answer.json()).toEqual(await find());
  });

  it('is changed once by two at the same time from the same version', async () => {
    const [a, b, c] = [(await added()).id, (await added()).id, (await added()).id];
    const { order_version } = await find();
    const answers = await Promise.all([sort([c, b, a], order_version), sort([b, c, a], order_version)]);
    expect(statuses(answers)).toEqual([200, 412]);
    expect(answers.find(({ statusCode }) => statusCode === 412)!.json()).toMatchObject({
      code: 'edit_conflict',
      current: { id },
    });
  });

  it('refuses ids of closed or other items, duplicates, and an empty list', async () => {
    const { id: a } = await added();
    const { id: gone } = await added();
    await close(gone);
    for (const ids of [[a, gone], [a, 2147483647], [a, a], []]) {
      const answer = await sort(ids);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'ids']);
    }
  });
});
