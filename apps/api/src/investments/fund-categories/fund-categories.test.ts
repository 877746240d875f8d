import type { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { LAST_PRIORITY } from '@mirante/domain/investments/fund.ts';
import type { FundCategory } from '@mirante/domain/investments/fund-category.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { createFund, createFundCategory } from '../../testing/investments-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import type { FilterCases, SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const api = await testApi();
const { db } = api;
const PATH = '/api/v1/funds-categories';
let staff: string;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  for (const name of ['Água', 'abril', 'Zinco', 'bolsa', 'Ação']) await createFundCategory(db, name);
});

const filters: FilterCases<typeof fundCategories.listFundCategories> = {
  'category.id': [[1, 'id = 1']],
  'category.name': [['acao', "name_key like '%acao%'"]],
};
const sorts: SortCases<typeof fundCategories.listFundCategories> = {
  'category.name': 'name_key',
  'category.id': 'id',
  'category.created_at': 'created_at',
};
let made = 0;
const resource = { api, path: 'funds-categories', staff: () => staff };
describeList<typeof fundCategories.listFundCategories>({
  ...resource,
  table: 'fund_category',
  filters,
  sorts,
  order: 'name_key, id',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => {
    const n = (made += 1);
    return { id: await createFundCategory(db), first: { name: `Primeira ${n}` }, second: { name: `Segunda ${n}` } };
  },
  action: 'Editar uma categoria de fundos',
});

describe('a fund category', () => {
  it('has a unique name, ignoring case and accents', async () => {
    const answer = await api.post(PATH, { name: 'AGUA' }, { as: staff });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'name', message: 'Já existe uma categoria com este nome.' }],
    ]);
  });

  it.each([
    ['', 'Por favor escreva um texto aqui.'],
    ['x'.repeat(101), 'Texto longo demais.'],
  ])('is refused the name %j', async (name, message) => {
    const answer = await api.post(PATH, { name }, { as: staff });
    expect(answer.json().errors).toEqual([{ path: 'name', message }]);
  });

  it('cannot be removed while it has funds', async () => {
    const id = await createFundCategory(db);
    await createFund(db, id);
    const answer = await api.delete(`${PATH}/${id}`, { as: staff });
    expect([answer.statusCode, answer.json().code, answer.json().detail]).toEqual([
      409,
      'fund_category_in_use',
      'Esta categoria não pode ser removida: possui fundos.',
    ]);
  });
});

describe("the order of a category's funds", () => {
  const three = async () => {
    const id = await createFundCategory(db);
    return { id, funds: [await createFund(db, id), await createFund(db, id), await createFund(db, id)] as const };
  };
  const find = async (id: number) => (await api.get(`${PATH}/${id}`, { as: staff })).json<FundCategory>();
  const sort = (id: number, ids: readonly number[], version?: string) =>
    api.post(`${PATH}/${id}/sort`, { ids }, { as: staff, ...(version && { headers: { 'if-match': `"${version}"` } }) });
  const orderOf = async (id: number) =>
    (await api.get(`/api/v1/funds?funds.category=${id}&sort=funds.priority&perPage=50`, { as: staff }))
      .json<{ items: { id: number }[] }>()
      .items.map((fund) => fund.id);

  it('is as saved; funds left out of the list come last', async () => {
    const { id, funds } = await three();
    expect((await sort(id, [funds[2], funds[0], funds[1]])).statusCode).toBe(200);
    expect(await orderOf(id)).toEqual([funds[2], funds[0], funds[1]]);
    await sort(id, [funds[1]]);
    expect(await orderOf(id)).toEqual([funds[1], funds[2], funds[0]]);
    const added = await createFund(db, id);
    expect(await orderOf(id)).toEqual([funds[1], funds[2], funds[0], added]);
  });

  it('saved by two at the same time is saved once, and refused to the other', async () => {
    const { id, funds } = await three();
    const { order_version } = await find(id);
    const asked = [
      [funds[1], funds[0], funds[2]],
      [funds[2], funds[1], funds[0]],
    ];
    const answers = await Promise.all(asked.map((ids) => sort(id, ids, order_version)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await orderOf(id)).toEqual(asked[winner]);
    expect((await find(id)).order_version).not.toBe(order_version);
  });

  it('leaves a fund last in the category that it is moved to meanwhile', async () => {
    const [other, { id, funds }] = [await three(), await three()];
    await sort(id, funds);
    let sorted: ReturnType<typeof sort> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('fund')
        .set({ category_id: other.id, priority: LAST_PRIORITY })
        .where('id', '=', funds[2])
        .execute();
      sorted = sort(id, funds.toReversed());
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    expect((await sorted)?.statusCode).toBe(200);
    expect(await orderOf(other.id)).toEqual([...other.funds, funds[2]]);
  });

  it('lists funds of that category alone, each once', async () => {
    const { id, funds } = await three();
    const foreign = await createFund(db);
    expect((await sort(id, [funds[0], foreign])).json().errors).toEqual([
      { path: 'ids', message: 'Fundo de outra categoria.' },
    ]);
    expect((await sort(id, [funds[0], funds[0]])).statusCode).toBe(422);
    expect((await sort(999_999, [funds[0]])).statusCode).toBe(404);
  });
});
