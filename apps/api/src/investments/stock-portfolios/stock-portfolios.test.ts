import { brand } from '@mirante/domain/house/brand.ts';
import type { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import type { StockPortfolio } from '@mirante/domain/investments/stock-portfolio.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { createDividend } from '../../testing/investments-factory.ts';
import type { FilterCases, SortCases } from '../../testing/lists.ts';
import { describeList, describeRecord } from '../../testing/resource-suite.ts';

const now = testNow();
const api = await testApi({ now: () => now });
const { db } = api;
const PATH = '/api/v1/stock-portfolios';
let staff: string;
let products: number[];
const body = (more: object = {}) => ({
  name: 'Carteira Dividendos',
  description: '<p>Empresas <strong>maduras</strong>.</p>',
  product_id: products[0],
  ...more,
});
const create = async (more?: object) => (await api.post(PATH, body(more), { as: staff })).json<StockPortfolio>();

beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['conteudo']));
  products = [(await factory.product(db)).id, (await factory.product(db)).id];
  for (const [n, name] of ['Água', 'abril', 'Zinco', 'bolsa', 'Ação'].entries())
    await create({
      name,
      product_id: products[n % 2],
      category: n % 2 ? 'Crescimento' : null,
      active: n !== 3,
    });
});

const filters: FilterCases<typeof stockPortfolios.listStockPortfolios> = {
  'portfolio.id': [[2147483647, 'false']],
  'portfolio.name': [
    ['acao', "name_key like '%acao%'"],
    ['_', 'false'],
  ],
  'portfolio.category': [
    ['CRESC', "category = 'Crescimento'"],
    ['%', 'false'],
  ],
  'portfolio.product': [[2147483647, 'false']],
  'portfolio.active': [
    ['true', 'active'],
    ['false', 'not active'],
  ],
};
const sorts: SortCases<typeof stockPortfolios.listStockPortfolios> = {
  'portfolio.name': 'name_key',
  'portfolio.id': 'id',
  'portfolio.active': 'active',
  'portfolio.created_at': 'created_at',
  'portfolio.updated_at': 'updated_at',
};
const resource = { api, path: 'stock-portfolios', staff: () => staff };
describeList<typeof stockPortfolios.listStockPortfolios>({
  ...resource,
  table: 'stock_portfolio',
  filters,
  sorts,
  order: 'name_key asc, id asc',
  perPage: 2,
});
describeRecord({
  ...resource,
  create: async () => ({ id: (await create()).id, first: { name: 'Outra' }, second: { category: 'Renda' } }),
  action: 'Editar uma carteira de ações',
});

describe('a stock portfolio', () => {
  it('is returned as saved, active by default', async () => {
    const made = await create({ category: '', link_wallet_video: 'https://youtu.be/dQw4w9WgXcQ' });
    expect(made).toMatchObject({
      name: 'Carteira Dividendos',
      product: { id: products[0] },
      category: null,
      active: true,
      total_items: 0,
      link_wallet_chart: null,
      link_wallet_video: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      items: [],
      items_closed: [],
      dividends: [],
    });
    expect((await api.get(`${PATH}/${made.id}`, { as: staff })).json()).toEqual(made);
  });

  it("embeds pages of the house's sites and of this portal", async () => {
    const links = {
      link_wallet_chart: '/embeds/grafico-da-carteira.html',
      link_dividends_map: `https://${brand.embed_hosts[0]}/mapa`,
      link_complete_performance: `https://${brand.embed_hosts[0]}/performance`,
      link_performance_report: 'https://exemplo.com.br/relatorio.pdf',
    };
    expect(await create(links)).toMatchObject(links);
  });

  const OTHER_SITE = 'Este site não está entre os que a casa mostra em suas páginas.';
  it.each<[string, object, string, string]>([
    ['of a product that is not there', { product_id: 9_999_999 }, 'product_id', 'Produto não encontrado.'],
    ['of too high a product', { product_id: 10_000_000 }, 'product_id', 'Valor numérico deve estar entre 1 e 9999999'],
    ['without a name', { name: '' }, 'name', 'Por favor escreva um texto aqui.'],
    ['of too long a name', { name: 'x'.repeat(101) }, 'name', 'Texto longo demais.'],
    ['of too long a category', { category: 'x'.repeat(101) }, 'category', 'Texto longo demais.'],
    ['of too long a text', { description: 'x'.repeat(8193) }, 'description', 'Texto longo demais.'],
    ['with another site in a frame', { link_wallet_chart: 'https://exemplo.com.br' }, 'link_wallet_chart', OTHER_SITE],
    ['with a script for an address', { link_dividends_map: 'javascript:alert(1)' }, 'link_dividends_map', OTHER_SITE],
    [
      'with a report that is no address',
      { link_performance_report: 'javascript:alert(1)' },
      'link_performance_report',
      'O endereço deve começar com https://.',
    ],
    [
      'with too long an address',
      { link_performance_report: `https://exemplo.com.br/${'x'.repeat(90)}` },
      'link_performance_report',
      'Texto longo demais.',
    ],
    [
      'with a film of another site',
      { link_wallet_video: 'https://exemplo.com.br/filme' },
      'link_wallet_video',
      'Cole o endereço de um vídeo do YouTube ou do Vimeo.',
    ],
  ])('%s is refused beside its field', async (_what, more, path, message) => {
    const made = await create();
    for (const answer of [
      await api.post(PATH, body(more), { as: staff }),
      await api.patch(`${PATH}/${made.id}`, more, { as: staff }),
    ])
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it('shows its ten latest dividends, and cannot be removed while it has any', async () => {
    const { id } = await create();
    for (let n = 1; n <= 12; n += 1)
      await createDividend(db, id, { with_date: `2026-10-${String(n).padStart(2, '0')}`, payment_date: null });
    const { dividends } = (await api.get(`${PATH}/${id}`, { as: staff })).json<StockPortfolio>();
    expect(dividends).toHaveLength(10);
    expect(dividends[0]).toMatchObject({ stock_code: 'ITUB4', with_date: '2026-10-12', payment_date: null });
    const refused = await api.delete(`${PATH}/${id}`, { as: staff });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'portfolio_in_use']);
    await db.deleteFrom('dividend').where('stock_portfolio_id', '=', id).execute();
    expect((await api.delete(`${PATH}/${id}`, { as: staff })).statusCode).toBe(204);
  });
});
