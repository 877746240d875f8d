import type { portfolios } from '@mirante/contract/investments/portfolios.ts';
import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import type { funds } from '@mirante/contract/investments/funds.ts';
import type { stocks } from '@mirante/contract/investments/stocks.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  dividends: (query: QueryOf<typeof dividends.listDividends> = {}) => address('/dividendos', query),
  editDividend: (id: Id) => `/dividendos/${id}/editar`,
  createDividends: () => '/criar-dividendos',
  portfolios: (query: QueryOf<typeof portfolios.listPortfolios> = {}) => address('/carteiras', query),
  portfolio: (id: Id) => `/carteiras/${id}`,
  editPortfolio: (id: Id) => `/carteiras/${id}/editar`,
  newPortfolio: () => '/criar-carteira',
  newPortfolioItem: (id: Id) => `/carteiras/${id}/adicionar-item`,
  editPortfolioItem: (id: Id, itemId: number | ':item_id') => `/carteiras/${id}/editar-item/${itemId}`,
  /** All of them, or one of them, counted from 0. */
  editPortfolioItems: (id: Id, index?: number) => address(`/carteiras/${id}/editar-items`, { 'item-index': index }),
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
};
export const recordAddresses: RecordAddresses = {
  dividend: to.editDividend,
  portfolio: to.portfolio,
  fund: to.fund,
  fund_category: to.fundCategory,
  stock: to.stock,
};
