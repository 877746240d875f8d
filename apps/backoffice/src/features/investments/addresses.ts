import type { portfolios } from '@mirante/contract/investments/portfolios.ts';
import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import type { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import type { funds } from '@mirante/contract/investments/funds.ts';
import type { stocks } from '@mirante/contract/investments/stocks.ts';
import type { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import type { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import type { quotes } from '@mirante/contract/investments/quotes.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  dividends: (query: QueryOf<typeof dividends.listDividends> = {}) => address('/dividendos', query),
  editDividend: (id: Id) => `/dividendos/${id}/editar`,
  createDividends: () => '/criar-dividendos',
  method: () => '/metodologia',
  portfolios: (query: QueryOf<typeof portfolios.listPortfolios> = {}) => address('/carteiras', query),
  portfolio: (id: Id) => `/carteiras/${id}`,
  editPortfolio: (id: Id) => `/carteiras/${id}/editar`,
  newPortfolio: () => '/criar-carteira',
  newPortfolioItem: (id: Id) => `/carteiras/${id}/adicionar-item`,
  editPortfolioItem: (id: Id, itemId: number | ':item_id') => `/carteiras/${id}/editar-item/${itemId}`,
  /** All items, or one by its index from 0. */
  editPortfolioItems: (id: Id, index?: number) => address(`/carteiras/${id}/editar-items`, { 'item-index': index }),
  stockPortfolios: (query: QueryOf<typeof stockPortfolios.listStockPortfolios> = {}) =>
    address('/carteiras-de-acoes', query),
  stockPortfolio: (id: Id) => `/carteiras-de-acoes/${id}`,
  editStockPortfolio: (id: Id) => `/carteiras-de-acoes/${id}/editar`,
  newStockPortfolio: () => '/criar-carteira-de-acoes',
  addStockPortfolioItem: (id: Id) => `/carteiras-de-acoes/${id}/adicionar-item`,
  editStockPortfolioItem: (id: Id, itemId: number | ':itemId') => `/carteiras-de-acoes/${id}/editar-item/${itemId}`,
  closeStockPortfolioItem: (id: Id, itemId: number | ':itemId') => `/carteiras-de-acoes/${id}/encerrar-item/${itemId}`,
  funds: (query: QueryOf<typeof funds.listFunds> = {}) => address('/fundos', query),
  fund: (id: Id) => `/fundos/${id}`,
  editFund: (id: Id) => `/fundos/${id}/editar`,
  newFund: () => '/criar-fundo',
  fundCategories: (query: QueryOf<typeof fundCategories.listFundCategories> = {}) =>
    address('/categorias-de-fundos', query),
  fundCategory: (id: Id) => `/categorias-de-fundos/${id}`,
  editFundCategory: (id: Id) => `/categorias-de-fundos/${id}/editar`,
  newFundCategory: () => '/criar-categoria-de-fundos',
  stocks: (query: QueryOf<typeof stocks.listStocks> = {}) => address('/acoes', query),
  stock: (id: Id) => `/acoes/${id}`,
  editStock: (id: Id) => `/acoes/${id}/editar`,
  newStock: () => '/criar-acao',
  addStockCode: (id: Id) => `/acoes/${id}/adicionar-papel`,
  editStockCode: (id: Id, codeId: number | ':code_id') => `/acoes/${id}/editar-papel/${codeId}`,
  closes: (query: QueryOf<typeof quotes.listCloses> = {}) => address('/cotacoes', query),
  fundQuotas: (query: QueryOf<typeof quotes.listQuotas> = {}) => address('/cotas-de-fundos', query),
  indexValues: (query: QueryOf<typeof quotes.listIndexValues> = {}) => address('/indices', query),
  quoteLoads: (query: QueryOf<typeof quoteLoads.listQuoteLoads> = {}) => address('/carregar-cotacoes', query),
  corporateActions: (query: QueryOf<typeof corporateActions.listCorporateActions> = {}) =>
    address('/eventos-corporativos', query),
  editCorporateAction: (id: Id) => `/eventos-corporativos/${id}/editar`,
  createCorporateAction: () => '/criar-evento-corporativo',
};
export const recordAddresses: RecordAddresses = {
  dividend: to.editDividend,
  portfolio: to.portfolio,
  fund: to.fund,
  fund_category: to.fundCategory,
  stock: to.stock,
  stock_portfolio: to.stockPortfolio,
  corporate_action: to.editCorporateAction,
};
