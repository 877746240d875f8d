import { useListTagsQuery } from '@mirante/api-client/content/tags.ts';
import { useListFundsQuery } from '@mirante/api-client/investments/funds.ts';
import { useListPortfoliosQuery } from '@mirante/api-client/investments/portfolios.ts';
import { useListStockPortfoliosQuery } from '@mirante/api-client/investments/stock-portfolios.ts';
import { useListStocksQuery } from '@mirante/api-client/investments/stocks.ts';
import { useListTradesQuery } from '@mirante/api-client/trading/trades.ts';
import type { AssociationKind } from '@mirante/domain/content/association.ts';
import { day } from '@mirante/domain/format.ts';
import { tradeName } from '@mirante/domain/trading/trade-event.ts';
import { tradeStyles } from '@mirante/domain/trading/trade.ts';
import type { Answer } from './associated-hooks.ts';

export interface Candidate {
  id: number;
  name: string;
  about?: string;
}
const first = { perPage: 20, page: 1 } as const;

/** How each kind is searched by name. */
export const useCandidates: Record<AssociationKind, (typed: string) => Answer<{ items: Candidate[] }>> = {
  tags: (typed) => useListTagsQuery({ ...first, ...(typed && { 'tag.name': typed }) }),
  funds: (typed) => {
    const answer = useListFundsQuery({ ...first, ...(typed && { 'funds.name': typed }) });
    return candidatesOf(
      answer,
      answer.currentData?.items.map(({ id, name, category_name: about }) => ({ id, name, about })),
    );
  },
  portfolios: (typed) => {
    const answer = useListPortfoliosQuery({ ...first, ...(typed && { 'portfolio.name': typed }) });
    return candidatesOf(
      answer,
      answer.currentData?.items.map(({ id, name, product_name: about }) => ({ id, name, about })),
    );
  },
  stocks: (typed) => {
    const answer = useListStocksQuery({ ...first, ...(typed && { 'stock.name': typed }) });
    return candidatesOf(
      answer,
      answer.currentData?.items.map(({ id, name, codes: about }) => ({ id, name, about })),
    );
  },
  'stock-portfolios': (typed) => {
    const answer = useListStockPortfoliosQuery({ ...first, ...(typed && { 'portfolio.name': typed }) });
    return candidatesOf(
      answer,
      answer.currentData?.items.map(({ id, name, product_name: about }) => ({ id, name, about })),
    );
  },
  trades: (typed) => {
    const { currentData, ...answer } = useListTradesQuery({ ...first, ...(typed && { 'trade.asset': typed }) });
    return {
      ...answer,
      currentData: currentData && {
        items: currentData.items.map(({ id, status, created_at, ...trade }) => ({
          id,
          name: tradeName(trade),
          about: `${tradeStyles[status].label}, ${day(created_at)}`,
        })),
      },
    };
  },
};

/** The found records, each with a detail that distinguishes similar names. */
const candidatesOf = (
  { error, refetch }: Pick<Answer<unknown>, 'error' | 'refetch'>,
  items: Candidate[] | undefined,
): Answer<{ items: Candidate[] }> => ({ error, refetch, currentData: items && { items } });
