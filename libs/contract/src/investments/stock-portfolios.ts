import type { Page } from '@mirante/domain/records/page.ts';
import type {
  ClosedStockPortfolioItem,
  StockPortfolio,
  StockPortfolioItem,
  StockPortfolioRow,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['portfolio.name', 'portfolio.id', 'portfolio.active', 'portfolio.created_at', 'portfolio.updated_at'],
  by: 'portfolio.name',
  filters: ({ id, oneOf, str }) => ({
    'portfolio.id': id(),
    'portfolio.name': str().max(100),
    'portfolio.category': str().max(100),
    /** The product that opens it. */
    'portfolio.product': id(),
    'portfolio.active': oneOf(['true', 'false']),
  }),
});

const allow = ['conteudo'] as const;
const links = {
  link_wallet_chart: '/embeds/grafico-da-carteira.html',
  link_wallet_video: null,
  link_dividends_map: '/embeds/mapa-de-dividendos.html',
  link_complete_performance: null,
  link_performance_report: null,
};
const example = {
  name: 'Carteira Dividendos',
  description: '<p>Empresas maduras, com geração de caixa previsível.</p>',
  product_id: 4,
  category: 'Renda',
  active: true,
  ...links,
};
const itemExample = {
  stock_code_id: 1,
  status: 'Comprar',
  date_in: '2026-11-17',
  price_in: 31.45,
  share: 12.5,
  obs: null,
};
const PATH = '/api/v1/stock-portfolios';
const ITEM = `${PATH}/:id/items/:item_id` as const;
const listStockPortfolios = get(PATH, {
  what: 'Listar carteiras de ações',
  allow,
  input: query,
  returns: type<Page<StockPortfolioRow>>(),
});
export const stockPortfolios = {
  listStockPortfolios,
  exportStockPortfolios: csvOf(`${PATH}.csv`, 'Exportar carteiras de ações', listStockPortfolios),
  getStockPortfolio: get(`${PATH}/:id`, { what: 'Ver uma carteira de ações', allow, returns: type<StockPortfolio>() }),
  createStockPortfolio: post(PATH, {
    what: 'Criar uma carteira de ações',
    allow,
    idempotent: true,
    input: () => import('./stock-portfolio.form.ts').then((m) => m.stockPortfolioForm),
    returns: type<StockPortfolio>(),
    example,
  }),
  editStockPortfolio: patch(`${PATH}/:id`, {
    what: 'Editar uma carteira de ações',
    allow,
    input: () => import('./stock-portfolio.form.ts').then((m) => m.stockPortfolioChange),
    returns: type<StockPortfolio>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeStockPortfolio: del(`${PATH}/:id`, {
    what: 'Remover uma carteira de ações',
    allow,
    refuses: ['portfolio_in_use'],
  }),
  listStockPortfolioChanges: changesOf(`${PATH}/:id/changes`, 'Ver as alterações de uma carteira de ações', allow),
  createStockPortfolioItem: post(`${PATH}/:id/items`, {
    what: 'Adicionar um item à carteira de ações',
    idempotent: true,
    allow,
    input: () => import('./stock-portfolio.form.ts').then((m) => m.stockPortfolioItemForm),
    returns: type<StockPortfolioItem>(),
    refuses: ['already_in_portfolio'],
    example: itemExample,
  }),
  editStockPortfolioItem: patch(ITEM, {
    what: 'Editar um item da carteira de ações',
    allow,
    input: () => import('./stock-portfolio.form.ts').then((m) => m.stockPortfolioItemChange),
    returns: type<StockPortfolioItem>(),
    refuses: ['edit_conflict', 'already_in_portfolio', 'position_state'],
    example: itemExample,
  }),
  removeStockPortfolioItem: del(ITEM, { what: 'Remover um item da carteira de ações', allow }),
  closeStockPortfolioItem: post(`${ITEM}/close`, {
    what: 'Encerrar uma posição da carteira de ações',
    allow,
    input: () => import('./stock-portfolio.form.ts').then((m) => m.closeItemForm),
    returns: type<ClosedStockPortfolioItem>(),
    refuses: ['position_state'],
    example: { date_out: '2026-11-20', price_out: 38.9 },
  }),
  openStockPortfolioItem: post(`${ITEM}/open`, {
    what: 'Reabrir uma posição da carteira de ações',
    allow,
    returns: type<StockPortfolioItem>(),
    refuses: ['position_state', 'already_in_portfolio'],
  }),
  /** Items that are not listed follow in their previous order. */
  sortStockPortfolioItems: post(`${PATH}/:id/sort-items`, {
    what: 'Reordenar os itens da carteira de ações',
    allow,
    input: () => import('./stock-portfolio.form.ts').then((m) => m.sortItemsForm),
    returns: type<StockPortfolio>(),
    refuses: ['edit_conflict'],
    example: { ids: [2, 1, 3] },
  }),
};
