import type {
  ClosedStockPortfolioItem,
  StockPortfolio,
  StockPortfolioItem,
  StockPortfolioRow,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { del, patch, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';

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
const calls = recordCalls(PATH, {
  one: 'uma carteira de ações',
  many: 'carteiras de ações',
  allow,
  query,
  row: type<StockPortfolioRow>(),
  record: type<StockPortfolio>(),
  form: () => import('./stock-portfolio.form.ts').then((m) => m.stockPortfolioForm),
  change: () => import('./stock-portfolio.form.ts').then((m) => m.stockPortfolioChange),
  refuses: { remove: ['portfolio_in_use'] },
  example: {
    name: 'Carteira Dividendos',
    description: '<p>Empresas maduras, com geração de caixa previsível.</p>',
    product_id: 4,
    category: 'Renda',
    active: true,
    ...links,
  },
});
export const stockPortfolios = {
  listStockPortfolios: calls.list,
  exportStockPortfolios: calls.export,
  getStockPortfolio: calls.get,
  createStockPortfolio: calls.create,
  editStockPortfolio: calls.edit,
  removeStockPortfolio: calls.remove,
  listStockPortfolioChanges: calls.changes,
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
