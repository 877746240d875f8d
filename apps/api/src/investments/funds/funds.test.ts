import type { funds } from '@mirante/contract/investments/funds.ts';
import type { Fund } from '@mirante/domain/investments/fund.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { createFund, createFundCategory } from '../../testing/investments-factory.ts';
import { factory, logIn } from '../../testing/factory.ts';
import type { FilterCases, SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const api = await testApi();
const { db } = api;
let staff: string;
let products: number[];
let category: number;
const body = (more: object = {}) => ({
  name: 'Serra Crédito',
  description: '<p>Debêntures de <strong>nota AA</strong>.</p>',
  liquidity: 30,
  min_value: 1000,
  category_id: category,
  opened: true,
  products: [products[0]],
  ...more,
});
const post = (more?: object) => api.post('/api/v1/funds', body(more), { as: staff });
const create = async (more?: object) => (await post(more)).json<Fund>();

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  products = [(await factory.product(db)).id, (await factory.product(db)).id];
  category = await createFundCategory(db, 'Crédito');
  const other = await createFundCategory(db, 'Ações');
  for (const [n, name] of ['Água', 'abril', 'Zinco', 'bolsa', 'Ação'].entries())
    await createFund(db, n % 2 ? other : category, [products[0]!], {
      name,
      liquidity: 90 - n,
      min_value: n * 100,
      opened: n > 1,
      priority: n,
    });
});

const filters: FilterCases<typeof funds.listFunds> = {
  'funds.id': [
    [1, 'id = 1'],
    [2147483647, 'false'],
  ],
  'funds.name': [
    ['acao', "name_key like '%acao%'"],
    ['%', 'false'],
  ],
  'funds.opened': [
    ['true', 'opened'],
    ['false', 'not opened'],
  ],
  'funds.category': [[1, 'category_id = 1']],
};
const sorts: SortCases<typeof funds.listFunds> = {
  'funds.name': 'name_key',
  'funds.id': 'id',
  'funds.liquidity': 'liquidity',
  'funds.min_value': 'min_value',
  'funds.priority': 'priority',
  'funds.created_at': 'created_at',
};
const resource = { api, path: 'funds', staff: () => staff };
describeList<typeof funds.listFunds>({ ...resource, table: 'fund', filters, sorts, order: 'name_key, id', perPage: 2 });
describeRecord({
  ...resource,
  create: async () => ({ id: (await create()).id, first: { name: 'Outro' }, second: { liquidity: 0 } }),
  action: 'Editar um fundo',
});

describe('a fund', () => {
  it('is created with its products, and its CNPJ stored without the mask', async () => {
    const fund = await create({ products, cnpj: '12.345.678/0001-95' });
    expect(fund).toMatchObject({ category_name: 'Crédito', opened: true, cnpj: '12345678000195' });
    expect(fund.products.map(({ id }) => id)).toEqual(products);
    expect((await post({ cnpj: '12345678000195' })).json().errors).toEqual([
      { path: 'cnpj', message: 'Já existe um fundo com este CNPJ.' },
    ]);
    expect(await create({ cnpj: '12.abc.345/01DE-35' })).toMatchObject({ cnpj: '12ABC34501DE35' });
  });

  it.each([
    ['name', '', 'Por favor escreva um texto aqui.'],
    ['name', 'x'.repeat(101), 'Texto longo demais.'],
    ['description', '<p></p>', 'Por favor escreva um texto aqui.'],
    ['description', `<p>${'x'.repeat(16_384)}</p>`, 'Texto longo demais.'],
    ['liquidity', -1, 'Valor numérico deve estar entre 0 e 9999999'],
    ['liquidity', 10_000_000, 'Valor numérico deve estar entre 0 e 9999999'],
    ['min_value', 10.5, 'Valor inválido.'],
    ['category_id', 9_999_999, 'Categoria não encontrada.'],
    ['category_id', 10_000_000, 'Valor numérico deve estar entre 1 e 9999999'],
    ['products', [], 'Selecione ao menos um produto'],
    ['products', undefined, 'Selecione ao menos um produto'],
    ['products', [999_999], 'Produto não encontrado.'],
    ['cnpj', '12.345.678/0001-96', 'Esse não parece um CNPJ válido.'],
    ['cnpj', '12.ABC.345/01DE-36', 'Esse não parece um CNPJ válido.'],
    ['cnpj', 'não tem', 'Esse não parece um CNPJ válido.'],
  ])('is refused with the %s %j', async (path, value, message) => {
    const answer = await post({ [path]: value });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it('loses deselected products, and the audit log shows only those', async () => {
    const { id } = await create({ products });
    await api.patch(`/api/v1/funds/${id}`, { products: [products[1]] }, { as: staff });
    const found = (await api.get(`/api/v1/funds/${id}`, { as: staff })).json<Fund>();
    expect(found.products.map((product) => product.id)).toEqual([products[1]]);
    const entries = (await api.get(`/api/v1/funds/${id}/changes`, { as: staff })).json<{ diff: object }[]>();
    expect(entries.filter(({ diff }) => 'product_id' in diff).map(({ diff }) => diff)).toContainEqual({
      product_id: [products[0], null],
    });
  });

  it('comes last in a category that it is moved to', async () => {
    const to = await createFundCategory(db);
    const first = await createFund(db, to, [], { priority: 0 });
    const { id } = await create();
    await api.patch(`/api/v1/funds/${id}`, { category_id: to }, { as: staff });
    const { items } = (await api.get(`/api/v1/funds?funds.category=${to}&sort=funds.priority`, { as: staff })).json<{
      items: { id: number }[];
    }>();
    expect(items.map((fund) => fund.id)).toEqual([first, id]);
  });

  it('cannot be removed while a portfolio item uses it', async () => {
    const { id } = await create();
    const stamps = { created_at: new Date(0), updated_at: new Date(0) };
    const portfolio = await db
      .insertInto('portfolio')
      .values({ name: 'M', description: 'd', product_id: products[0]!, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
    const item = await db
      .insertInto('portfolio_item')
      .values({ portfolio_id: portfolio.id, name: 'i', share: 100, position: 0, description: null, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('portfolio_item_fund').values({ item_id: item.id, fund_id: id }).execute();
    const answer = await api.delete(`/api/v1/funds/${id}`, { as: staff });
    expect([answer.statusCode, answer.json().code, answer.json().detail]).toEqual([
      409,
      'fund_in_use',
      'Este fundo não pode ser removido: está em itens de carteiras.',
    ]);
  });
});
