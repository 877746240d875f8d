import { useGetOwnFundQuery } from '@mirante/api-client/investments/own-funds.ts';
import { useGetOwnPortfolioQuery } from '@mirante/api-client/investments/own-portfolios.ts';
import { useGetOwnStockPortfolioQuery } from '@mirante/api-client/investments/own-stock-portfolios.ts';
import { useGetOwnStockQuery } from '@mirante/api-client/investments/own-stocks.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { aboutWords, type AboutField } from '@mirante/domain/content/association.ts';
import { useSearchParams } from 'react-router';

/**
 * The `about` filters in the address, labelled with the record's name: a link sets them, and they can be removed here.
 */
export function useAboutFilters<const R extends 'report' | 'video' | 'news'>(resource: R) {
  const [url] = useSearchParams();
  const idOf = (field: AboutField) => Number(url.get(`${resource}.${field}`)) || 0;
  const asked = (field: AboutField) => [{ id: idOf(field) }, { skip: idOf(field) <= 0 }] as const;
  const names = {
    funds: useGetOwnFundQuery(...asked('funds')).currentData?.name,
    portfolios: useGetOwnPortfolioQuery(...asked('portfolios')).currentData?.name,
    stocks: useGetOwnStockQuery(...asked('stocks')).currentData?.name,
    stock_portfolios: useGetOwnStockPortfolioQuery(...asked('stock_portfolios')).currentData?.name,
  };
  const fields = Object.keys(names) as (keyof typeof names)[];
  return fields
    .filter((field) => idOf(field) > 0)
    .map((field) => ({
      label: aboutWords[field],
      apart: true as const,
      filter: filter.choice(`${resource}.${field}` as const, [[String(idOf(field)), names[field] ?? '…']]),
    }));
}
