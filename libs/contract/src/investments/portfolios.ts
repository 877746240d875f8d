import type { Portfolio, PortfolioItem, PortfolioRow } from '@mirante/domain/investments/portfolio.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, put, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
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
const example = {
  name: 'Carteira Fundos Moderada',
  description: '<p>Para quem aceita <strong>oscilação moderada</strong>.</p>',
  active: true,
  product_id: 2,
  category: 'Carteira de Fundos',
};
const item = {
  name: 'Crédito privado',
  description: 'Papéis de emissores com nota AA ou melhor.',
  share: 33.34,
  funds: [1],
  funds_categories: [],
};
const replace = {
  what: 'Substituir os itens de uma carteira',
  allow,
  input: () => import('./portfolios.form.ts').then((m) => m.portfolioItems),
  returns: type<Portfolio>(),
  refuses: ['edit_conflict'],
  example: {
    items: [item, { ...item, name: 'Inflação curta', share: 33.33 }, { ...item, name: 'Caixa', share: 33.33 }],
  },
} as const;

const listPortfolios = get('/api/v1/portfolios', {
  what: 'Listar carteiras',
  allow,
  input: query,
  returns: type<Page<PortfolioRow>>(),
});
export const portfolios = {
  listPortfolios,
  exportPortfolios: csvOf('/api/v1/portfolios.csv', 'Exportar carteiras', listPortfolios),
  getPortfolio: get('/api/v1/portfolios/:id', { what: 'Ver uma carteira', allow, returns: type<Portfolio>() }),
  createPortfolio: post('/api/v1/portfolios', {
    what: 'Criar uma carteira',
    allow,
    idempotent: true,
    input: () => import('./portfolios.form.ts').then((m) => m.portfolioForm),
    returns: type<Portfolio>(),
    example,
  }),
  editPortfolio: patch('/api/v1/portfolios/:id', {
    what: 'Editar uma carteira',
    allow,
    input: () => import('./portfolios.form.ts').then((m) => m.portfolioChange),
    returns: type<Portfolio>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removePortfolio: del('/api/v1/portfolios/:id', { what: 'Remover uma carteira', allow }),
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
  replacePortfolioItems: put('/api/v1/portfolios/:id/items', replace),
  /** The same by the other method in the specification. */
  replacePortfolioItemsByPatch: patch('/api/v1/portfolios/:id/items', replace),
  listPortfolioChanges: changesOf('/api/v1/portfolios/:id/changes', 'Ver as alterações de uma carteira', allow),
};
