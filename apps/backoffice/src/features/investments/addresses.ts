import type { portfolios } from '@mirante/contract/investments/portfolios.ts';
import type { dividends } from '@mirante/contract/investments/dividends.ts';
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
};
export const recordAddresses: RecordAddresses = {
  dividend: to.editDividend,
  portfolio: to.portfolio,
};
