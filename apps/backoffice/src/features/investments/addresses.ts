import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  dividends: (query: QueryOf<typeof dividends.listDividends> = {}) => address('/dividendos', query),
  editDividend: (id: Id) => `/dividendos/${id}/editar`,
  createDividends: () => '/criar-dividendos',
  stockPortfolios: (query: QueryOf<typeof stockPortfolios.listStockPortfolios> = {}) =>
    address('/carteiras-de-acoes', query),
  stockPortfolio: (id: Id) => `/carteiras-de-acoes/${id}`,
  editStockPortfolio: (id: Id) => `/carteiras-de-acoes/${id}/editar`,
  newStockPortfolio: () => '/criar-carteira-de-acoes',
  addStockPortfolioItem: (id: Id) => `/carteiras-de-acoes/${id}/adicionar-item`,
  editStockPortfolioItem: (id: Id, itemId: number | ':itemId') => `/carteiras-de-acoes/${id}/editar-item/${itemId}`,
  closeStockPortfolioItem: (id: Id, itemId: number | ':itemId') => `/carteiras-de-acoes/${id}/encerrar-item/${itemId}`,
};
export const recordAddresses: RecordAddresses = {
  dividend: to.editDividend,
  stock_portfolio: to.stockPortfolio,
};
