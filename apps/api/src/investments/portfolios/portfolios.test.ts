import type { portfolios } from '@mirante/contract/investments/portfolios.ts';
import type { Portfolio } from '@mirante/domain/investments/portfolio.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import type { FilterCases, SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const api = await testApi();
const { db } = api;
const PATH = '/api/v1/portfolios';
let staff: string;
let products: number[];
const body = (more: object = {}) => ({
  name: 'Mirante Moderada',
  description: '<p>Para quem aceita <strong>oscilação</strong>.</p>',
  active: true,
  product_id: products[0],
  category: 'Carteira de Fundos',
  ...more,
});
const create = async (more?: object) => (await api.post(PATH, body(more), { as: staff })).json<Portfolio>();

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  products = [(await factory.product(db)).id, (await factory.product(db)).id];
  for (const [n, name] of ['Água', 'abril', 'Zinco', 'bolsa', 'Ação'].entries())
    await create({
      name,
      active: n !== 2,
      product_id: products[n % 2],
      category: [null, 'Carteira de Fundos', 'Carteira Previdência'][n % 3],
    });
});

const filters: FilterCases<typeof portfolios.listPortfolios> = {
  'portfolio.id': [[2147483647, 'false']],
  'portfolio.name': [['acao', "name_key like '%acao%'"]],
  'portfolio.active': [
    ['true', 'active'],
    ['false', 'not active'],
  ],
  'portfolio.product': [[2147483647, 'false']],
  'portfolio.category': [['Carteira Previdência', "category = 'Carteira Previdência'"]],
};
const sorts: SortCases<typeof portfolios.listPortfolios> = {
  'portfolio.name': 'name_key',
  'portfolio.id': 'id',
  'portfolio.category': 'category_key',
  'portfolio.active': 'active',
  'portfolio.updated_at': 'updated_at',
};
const resource = { api, path: 'portfolios', staff: () => staff };
describeList<typeof portfolios.listPortfolios>({
  ...resource,
  table: 'portfolio',
  filters,
  sorts,
  order: 'name_key, id',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({ id: (await create()).id, first: { name: 'Outra' }, second: { category: null } }),
  action: 'Editar uma carteira',
});

describe('a portfolio', () => {
  it('is returned as saved, active by default, and empty', async () => {
    const made = await create({ active: undefined, category: '' });
    expect(made).toMatchObject({
      name: 'Mirante Moderada',
      category: null,
      active: true,
      product: { id: products[0] },
      total_items: 0,
      share_sum: 0,
      items: [],
    });
    expect((await api.get(`${PATH}/${made.id}`, { as: staff })).json()).toEqual(made);
    const [row] = (
      await api.get(`${PATH}?portfolio.id=${made.id}&portfolio.product=${products[0]}`, { as: staff })
    ).json().items;
    expect(row).toMatchObject({ id: made.id, product_name: made.product.name, share_sum: 0 });
  });

  it.each<[string, object, string, string]>([
    ['without a name', { name: '' }, 'name', 'Por favor escreva um texto aqui.'],
    ['of too long a name', { name: 'x'.repeat(101) }, 'name', 'Texto longo demais.'],
    ['of an empty description', { description: '<p></p>' }, 'description', 'Por favor escreva um texto aqui.'],
    ['of no product', { product_id: 0 }, 'product_id', 'Valor numérico deve estar entre 1 e 9999999'],
    ['of a product that is not there', { product_id: 9_999_999 }, 'product_id', 'Produto não encontrado.'],
    ['of too long a category', { category: 'x'.repeat(101) }, 'category', 'Texto longo demais.'],
  ])('%s is refused beside its field', async (_what, more, path, message) => {
    const made = await create();
    for (const answer of [
      await api.post(PATH, body(more), { as: staff }),
      await api.patch(`${PATH}/${made.id}`, more, { as: staff }),
    ])
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it('loses disallowed markup in its description', async () => {
    const { description } = await create({ description: '<p onclick="x()">Boa<script>1</script></p>' });
    expect(description).toBe('<p>Boa</p>');
  });
});
