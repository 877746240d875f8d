import { useListTagsQuery } from '@mirante/api-client/content/tags.ts';
import { useListFundsQuery } from '@mirante/api-client/investments/funds.ts';
import { useListPortfoliosQuery } from '@mirante/api-client/investments/portfolios.ts';
import { useListStockPortfoliosQuery } from '@mirante/api-client/investments/stock-portfolios.ts';
import { useListStocksQuery } from '@mirante/api-client/investments/stocks.ts';
import { useListTradesQuery } from '@mirante/api-client/trading/trades.ts';
import type { AssociationKind } from '@mirante/domain/content/association.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { day } from '@mirante/domain/format.ts';
import { tradeName } from '@mirante/domain/trading/trade-event.ts';
import { tradeStyles } from '@mirante/domain/trading/trade.ts';
import type { Answer } from './associated-hooks.ts';

export interface Candidate {
  id: number;
  name: string;
  about?: string;
}
const first = { perPage: 40, page: 1 } as const;

/** How each kind is searched by name; stocks by the codes of their papers too. */
export const useCandidates: Record<AssociationKind, (typed: string) => Answer<Page<Candidate>>> = {
  tags: (typed) => useListTagsQuery({ ...first, ...(typed && { 'tag.name': typed }) }),
  funds: (typed) =>
    candidatesOf(
      useListFundsQuery({ ...first, ...(typed && { 'funds.name': typed }) }),
      ({ id, name, category_name: about }) => ({ id, name, about }),
    ),
  portfolios: (typed) =>
    candidatesOf(
      useListPortfoliosQuery({ ...first, ...(typed && { 'portfolio.name': typed }) }),
      ({ id, name, product_name: about }) => ({ id, name, about }),
    ),
  stocks: (typed) =>
    candidatesOf(
      useListStocksQuery({ ...first, ...(typed && { 'stock.filter': typed }) }),
      ({ id, name, codes: about }) => ({ id, name, about }),
    ),
  'stock-portfolios': (typed) =>
    candidatesOf(
      useListStockPortfoliosQuery({ ...first, perPage: 50, ...(typed && { 'portfolio.name': typed }) }),
      ({ id, name, product_name: about }) => ({ id, name, about }),
    ),
  trades: (typed) =>
    candidatesOf(
      useListTradesQuery({ ...first, ...(typed && { 'trade.asset': typed }) }),
      ({ id, status, created_at, ...trade }) => ({
        id,
        name: tradeName(trade),
        about: `${tradeStyles[status].label}, ${day(created_at)}`,
      }),
    ),
};

/** The found records, each with a detail that distinguishes similar names. */
const candidatesOf = <R>(
  { error, refetch, currentData }: Answer<Page<R>>,
  candidateOf: (row: R) => Candidate,
): Answer<Page<Candidate>> => ({
  error,
  refetch,
  currentData: currentData && { ...currentData, items: currentData.items.map(candidateOf) },
});
