import { useListStockPortfoliosQuery } from '@mirante/api-client/investments/stock-portfolios.ts';
import type { StockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';

const none: readonly StockPortfolioRow[] = [];
const firstPage = { perPage: 50, page: 1, sort: 'portfolio.id', order: 1 } as const;
/** As many as the API lists at once. */
const longPage = { ...firstPage, perPage: 100 } as const;

/** The portfolios of the select. They are by age: those past the first page are the newest. */
export function usePortfolios() {
  const first = useListStockPortfoliosQuery(firstPage);
  const isLong = first.data !== undefined && first.data.items.length < first.data.total;
  const long = useListStockPortfoliosQuery(longPage, { skip: !isLong });
  const { data, error, refetch } = isLong ? long : first;
  return {
    portfolios: (data ?? first.data)?.items ?? none,
    loaded: data !== undefined,
    failed: error !== undefined,
    refetch,
  };
}

export const optionsOf = (portfolios: readonly StockPortfolioRow[]) =>
  portfolios.map(({ id, name }) => [String(id), name] as const);
