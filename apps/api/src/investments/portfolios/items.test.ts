import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import type { Portfolio, PortfolioItem } from '@mirante/domain/investments/portfolio.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createFund, createFundCategory } from '../../testing/investments-factory.ts';
import { createPortfolio } from '../../testing/portfolio-factory.ts';

const now = new Date('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;
const TODAY = '2026-11-25';
let staff: string;
let product: number;
let category: number;
let funds: number[];
let id: number;
const item = (share: number, name: string, more: object = {}) => ({
  name,
  description: null,
  share,
  funds: [funds[0]],
  funds_categories: [],
  ...more,
});
const thirds = () => [item(50, 'Renda fixa'), item(30, 'Multimercado'), item(20, 'Ações')];
const path = () => `/api/v1/portfolios/${id}`;
const find = async () => (await api.get(path(), { as: staff })).json<Portfolio>();
const put = (items: readonly object[], seen?: readonly { id: number; version: string }[]) =>
  api.put(`${path()}/items`, { items, ...(seen && { seen }) }, { as: staff });
const add = (values: object) => api.post(`${path()}/items`, values, { as: staff });
const edit = (itemId: number, values: object, version?: string) =>
  api.patch(`${path()}/items/${itemId}`, values, {
    as: staff,
    ...(version && { headers: { 'if-match': `"${version}"` } }),
  });
const sentOf = ({ id: itemId, name, description, share, funds: of, funds_categories }: PortfolioItem) => ({
  id: itemId,
  name,
  description,
  share,
  funds: of.map((fund) => fund.id),
  funds_categories: funds_categories.map((of_) => of_.id),
});
const versions = ({ items }: Portfolio) => items.map(({ id: itemId, version }) => ({ id: itemId, version }));
const compositions = () =>
  db
    .selectFrom('portfolio_composition')
    .select(['day', 'items'])
    .where('portfolio_id', '=', id)
    .orderBy('day')
    .execute();

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  product = (await factory.product(db)).id;
  category = await createFundCategory(db);
  funds = [];
  for (let n = 0; n < 3; n += 1) funds.push(await createFund(db, category, [], { liquidity: 30 }));
});
beforeEach(async () => {
  id = (await createPortfolio(db, product)).id;
});

describe('one item of a portfolio', () => {
  it("is appended with its links, and recorded in the day's composition", async () => {
    await add(item(50, 'Renda fixa', { funds: [funds[1], funds[0]] }));
    const made = (await add(item(33.33, 'Por categoria', { funds: [], funds_categories: [category] }))).json();
    expect(made).toMatchObject({
      name: 'Por categoria',
      share: 33.33,
      funds: [],
      funds_categories: [{ id: category }],
      funds_from_categories: funds.map((fund) => ({ id: fund, liquidity: 30, min_value: 500, opened: true })),
    });
    const { items, share_sum, total_items } = await find();
    expect(items.map(({ name }) => name)).toEqual(['Renda fixa', 'Por categoria']);
    expect([share_sum, total_items]).toEqual([83.33, 2]);
    expect(await compositions()).toEqual([
      {
        day: TODAY,
        items: [
          { item_id: items[0]!.id, name: 'Renda fixa', share: 50, funds: [funds[0], funds[1]] },
          { item_id: items[1]!.id, name: 'Por categoria', share: 33.33, funds },
        ],
      },
    ]);
  });

  it('is appended after all others, whichever were removed before', async () => {
    await put([item(25, 'Um'), item(25, 'Dois'), item(25, 'Três'), item(25, 'Quatro')]);
    for (const { id: first } of (await find()).items.slice(0, 2))
      await api.delete(`${path()}/items/${first}`, { as: staff });
    await add(item(50, 'Nova'));
    expect((await find()).items.map(({ name }) => name)).toEqual(['Três', 'Quatro', 'Nova']);
  });

  it('is edited field by field with conflict detection, and removed', async () => {
    const made = (await add(item(50, 'Renda fixa'))).json<PortfolioItem>();
    const changed = (await edit(made.id, { share: 40.5 }, made.version)).json<PortfolioItem>();
    expect(changed).toMatchObject({ name: 'Renda fixa', share: 40.5, funds: [{ id: funds[0] }] });
    const late = await edit(made.id, { share: 10 }, made.version);
    expect([late.statusCode, late.json()]).toMatchObject([412, { current: { share: 40.5 } }]);
    expect((await api.delete(`${path()}/items/${made.id}`, { as: staff })).statusCode).toBe(204);
    expect((await compositions()).map(({ items }) => items)).toEqual([[]]);
    expect((await edit(made.id, { share: 10 })).statusCode).toBe(404);
    expect((await api.delete(`${path()}/items/${made.id}`, { as: staff })).statusCode).toBe(404);
  });

  it('is 404 under another portfolio', async () => {
    const made = (await add(item(50, 'Renda fixa'))).json<PortfolioItem>();
    id = (await createPortfolio(db, product)).id;
    expect((await edit(made.id, { share: 10 })).statusCode).toBe(404);
    const answer = await put([{ ...item(40, 'Um'), id: made.id }, item(30, 'Dois'), item(30, 'Três')]);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'items[0].id', message: 'Item não encontrado.' }],
    ]);
  });

  it.each<[string, object, string, string]>([
    ['a share of 100.01', { share: 100.01 }, 'share', 'Valor numérico deve estar entre 1 e 100'],
    ['a share of -1', { share: -1 }, 'share', 'Valor numérico deve estar entre 1 e 100'],
    ['a share of 0.5', { share: 0.5 }, 'share', 'Valor numérico deve estar entre 1 e 100'],
    ['a share of three decimals', { share: 33.333 }, 'share', 'Use até 2 casas decimais.'],
    ['a share that is a text', { share: '10' }, 'share', 'Valor inválido.'],
    ['no name', { name: '' }, 'name', 'Por favor escreva um texto aqui.'],
    ['the name of another, in other letters', { name: 'MULTIMERCADO' }, 'name', 'Já existe um item com este nome.'],
    ['a fund that is not there', { funds: [2_147_483_647] }, 'funds', 'Fundo não encontrado.'],
    [
      'a category that is not there',
      { funds_categories: [2_147_483_647] },
      'funds_categories',
      'Categoria não encontrada.',
    ],
    ['too long a description', { description: 'x'.repeat(1025) }, 'description', 'Texto longo demais.'],
  ])('with %s is refused beside its field, alone and in a list', async (_what, wrong, field, message) => {
    await add(item(30, 'Multimercado'));
    const made = (await add(item(20, 'Ações'))).json<PortfolioItem>();
    for (const answer of [await add({ ...item(10, 'Nova'), ...wrong }), await edit(made.id, wrong)])
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: field, message }]]);
    const { errors } = (await put([...thirds().slice(0, 2), { ...item(20, 'Ações'), ...wrong }])).json();
    expect(errors).toContainEqual({ path: `items[2].${field}`, message });
  });

  it('with the same fund twice is refused', async () => {
    const answer = await add(item(10, 'Nova', { funds: [funds[0], funds[0]] }));
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path: 'funds' }]]);
  });
});

describe('all items of a portfolio', () => {
  it('are replaced in list order, by either method, and recorded once for the day', async () => {
    const [first, second] = [(await put(thirds())).json<Portfolio>(), await find()];
    expect(first).toEqual(second);
    const [a, b, c] = first.items.map(sentOf);
    const answer = await api.patch(
      `${path()}/items`,
      { items: [{ ...c, share: 33.34 }, { ...a, share: 33.33 }, item(33.33, 'Nova')] },
      { as: staff },
    );
    expect(answer.json<Portfolio>().items.map(({ id: itemId, name, share }) => [itemId, name, share])).toEqual([
      [c!.id, 'Ações', 33.34],
      [a!.id, 'Renda fixa', 33.33],
      [expect.any(Number), 'Nova', 33.33],
    ]);
    expect(answer.json<Portfolio>().items.map(({ id: itemId }) => itemId)).not.toContain(b!.id);
    expect((await compositions()).map(({ items }) => items.map(({ share }) => share))).toEqual([[33.34, 33.33, 33.33]]);
  });

  it.each<[string, () => object[], string]>([
    ['99.99', () => [item(50, 'A'), item(30, 'B'), item(19.99, 'C')], 'Soma dos percentuais: 99,99/100'],
    ['100.01', () => [item(50, 'A'), item(30, 'B'), item(20.01, 'C')], 'Soma dos percentuais: 100,01/100'],
    ['two items', () => [item(50, 'A'), item(50, 'B')], 'Carteira deve conter ao menos 3 items.'],
  ])('are refused when they are %s, and nothing is written', async (_what, items, message) => {
    const answer = await put(items());
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'items', message }]]);
    expect((await find()).items).toEqual([]);
    expect(await compositions()).toEqual([]);
  });

  it('are refused with a repeated item', async () => {
    const [first] = (await put(thirds())).json<Portfolio>().items.map(sentOf);
    const answer = await put([first!, { ...first!, name: 'De novo', share: 30 }, item(20, 'Outro')]);
    expect(answer.json().errors).toEqual([{ path: 'items', message: 'O mesmo item mais de uma vez.' }]);
  });

  it('log what changed: shares, order, funds by name, and nothing unchanged', async () => {
    const items = (await put(thirds())).json<Portfolio>().items.map(sentOf);
    await put([
      { ...items[0]!, share: 40 },
      { ...items[1]!, share: 40 },
      { ...items[2]!, funds: [funds[0], funds[2]] },
    ]);
    const all = (await api.get(`${path()}/changes`, { as: staff })).json<AuditEntry[]>();
    const changes = all.filter(({ request_id }) => request_id === all[0]!.request_id);
    expect(changes.map(({ diff }) => diff)).toEqual([
      { fund_id: [null, funds[2]], item: [null, 'Ações'] },
      { share: [30, 40] },
      { share: [50, 40] },
    ]);
    expect(changes[0]!.names.fund_id).toEqual({ [funds[2]!]: expect.any(String) });
  });
});

describe('concurrent editors of one portfolio', () => {
  it('are merged item by item, including added and removed ones', async () => {
    const before = (await put([...thirds().slice(0, 2), item(15, 'Ações'), item(5, 'Caixa')])).json<Portfolio>();
    const [a, b, c, d] = before.items.map(sentOf) as [object, object, object, object];
    expect((await put([{ ...a, share: 40 }, { ...b, share: 40 }, c, d], versions(before))).statusCode).toBe(200);
    const late = await put([a, b, { ...c, share: 10 }, item(10, 'Ouro')], versions(before));
    expect(late.json<Portfolio>().items.map(({ name, share }) => [name, share])).toEqual([
      ['Renda fixa', 40],
      ['Multimercado', 40],
      ['Ações', 10],
      ['Ouro', 10],
    ]);
  });

  it('get both values when they changed the same item, and nothing is written', async () => {
    const before = (await put(thirds())).json<Portfolio>();
    const [a, b, c] = before.items.map(sentOf) as [object, object, object];
    await put([{ ...a, share: 40 }, { ...b, share: 40 }, c], versions(before));
    const late = await put([{ ...a, share: 60 }, { ...b, share: 20 }, c], versions(before));
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      code: 'edit_conflict',
      errors: [
        { path: 'items[0]', message: 'Renda fixa: salvo “Renda fixa” com 40%, enviado “Renda fixa” com 60%.' },
        { path: 'items[1]', message: 'Multimercado: salvo “Multimercado” com 40%, enviado “Multimercado” com 20%.' },
      ],
      current: { id, items: [{ share: 40 }, { share: 40 }, { share: 20 }] },
    });
    expect((await find()).items.map(({ share }) => share)).toEqual([40, 40, 20]);
  });

  it('are refused when their merged shares do not sum to 100', async () => {
    const before = (await put(thirds())).json<Portfolio>();
    await add(item(10, 'Ouro'));
    const [a, b, c] = before.items.map(sentOf) as [object, object, object];
    const late = await put([{ ...a, share: 40 }, { ...b, share: 40 }, c], versions(before));
    expect([late.statusCode, late.json()]).toMatchObject([
      412,
      {
        detail: 'A carteira mudou enquanto você a editava. Soma dos percentuais: 110/100',
        current: { total_items: 4 },
      },
    ]);
  });

  it('saving different items at the same time lose no change', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `Item ${n}`);
    const before = (await put(names.map((name) => item(10, name)))).json<Portfolio>();
    const items = before.items.map(sentOf);
    const answers = await Promise.all(
      items.map((_, n) =>
        put(
          items.map((one, i) => (i === n ? { ...one, description: `Escrito por ${n}` } : one)),
          versions(before),
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(items.map(() => 200));
    expect((await find()).items.map(({ description }) => description)).toEqual(names.map((_, n) => `Escrito por ${n}`));
  });

  it('saving the same item at the same time: one is written, the others conflict', async () => {
    const before = (await put(thirds())).json<Portfolio>();
    const [a, b, c] = before.items.map(sentOf) as [object, object, object];
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => put([{ ...a, share: 50 + n }, { ...b, share: 30 - n }, c], versions(before))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((x, y) => x - y)).toEqual([200, 412, 412, 412]);
    const [{ items: written } = { items: [] }] = await compositions();
    expect(written.map(({ share }) => share)).toEqual((await find()).items.map(({ share }) => share));
  });

  it('adding single items at the same time produce a composition with all of them', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => add(item(5, `Item ${n}`))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const [{ items } = { items: [] }] = await compositions();
    expect(items.map(({ name }) => name).toSorted()).toEqual(answers.map((_, n) => `Item ${n}`));
  });
});
