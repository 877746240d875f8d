import type { Portfolio, PortfolioItem, PortfolioRow } from '@mirante/domain/investments/portfolio.ts';
import { del, patch, post, put, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
const query = listQuery({
  sort: ['portfolio.name', 'portfolio.id', 'portfolio.category', 'portfolio.active', 'portfolio.updated_at'],
  by: 'portfolio.name',
  filters: ({ id, oneOf, str }) => ({
    'portfolio.id': id(),
    'portfolio.name': str().max(100),
    'portfolio.active': oneOf(['true', 'false']),
    /** The product that opens it. */
    'portfolio.product': id(),
    'portfolio.category': str().max(100),
  }),
});

const allow = ['conteudo'] as const;

const item = {
  name: 'Crédito privado',
  description: 'Papéis de emissores com nota AA ou melhor.',
  share: 33.34,
  funds: [1],
  funds_categories: [],
};
const calls = recordCalls('/api/v1/portfolios', {
  one: 'uma carteira',
  many: 'carteiras',
  allow,
  query,
  row: type<PortfolioRow>(),
  record: type<Portfolio>(),
  form: () => import('./portfolios.form.ts').then((m) => m.portfolioForm),
  change: () => import('./portfolios.form.ts').then((m) => m.portfolioChange),
  example: {
    name: 'Carteira Fundos Moderada',
    description: '<p>Para quem aceita <strong>oscilação moderada</strong>.</p>',
    active: true,
    product_id: 2,
    category: 'Carteira de Fundos',
  },
});
export const portfolios = {
  listPortfolios: calls.list,
  exportPortfolios: calls.export,
  getPortfolio: calls.get,
  createPortfolio: calls.create,
  editPortfolio: calls.edit,
  removePortfolio: calls.remove,
  createPortfolioItem: post('/api/v1/portfolios/:id/items', {
    what: 'Adicionar um item a uma carteira',
    idempotent: true,
    allow,
    input: () => import('./portfolios.form.ts').then((m) => m.portfolioItemForm),
    returns: type<PortfolioItem>(),
    example: item,
  }),
  editPortfolioItem: patch('/api/v1/portfolios/:id/items/:item_id', {
    what: 'Editar um item de uma carteira',
    allow,
    input: () => import('./portfolios.form.ts').then((m) => m.portfolioItemChange),
    returns: type<PortfolioItem>(),
    refuses: ['edit_conflict'],
    example: { share: 20 },
  }),
  removePortfolioItem: del('/api/v1/portfolios/:id/items/:item_id', { what: 'Remover um item de uma carteira', allow }),
  replacePortfolioItems: put('/api/v1/portfolios/:id/items', {
    what: 'Substituir os itens de uma carteira',
    also: 'PATCH',
    allow,
    input: () => import('./portfolios.form.ts').then((m) => m.portfolioItems),
    returns: type<Portfolio>(),
    refuses: ['edit_conflict'],
    example: {
      items: [item, { ...item, name: 'Inflação curta', share: 33.33 }, { ...item, name: 'Caixa', share: 33.33 }],
    },
  }),
  listPortfolioChanges: calls.changes,
};
