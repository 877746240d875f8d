import { useListStockPortfoliosQuery } from '@mirante/api-client/investments/stock-portfolios.ts';
import type { StockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';

const none: readonly StockPortfolioRow[] = [];

/** The portfolios of the select. */
export function usePortfolios() {
  const { data, error, refetch } = useListStockPortfoliosQuery({
    perPage: 50,
    page: 1,
    sort: 'portfolio.id',
    order: 1,
  });
  return { portfolios: data?.items ?? none, loaded: data !== undefined, failed: error !== undefined, refetch };
}

export const optionsOf = (portfolios: readonly StockPortfolioRow[]) =>
  portfolios.map(({ id, name }) => [String(id), name] as const);
