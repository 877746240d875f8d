import { useGetStockPortfolioQuery } from '@mirante/api-client/investments/stock-portfolios.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import {
  stockPortfolioWords,
  type StockPortfolio,
  type StockPortfolioItem,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { NotFoundPage } from '@mirante/ui-kit/states/states.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

/** Renders the open item in the address, with its portfolio. */
export function OpenItem({
  children,
}: {
  children: (portfolio: StockPortfolio, item: StockPortfolioItem) => ReactNode;
}) {
  const { id, itemId } = useParams();
  return (
    <Loaded
      shape="form"
      query={useGetStockPortfolioQuery({ id: Number(id) })}
      what={stockPortfolioWords.name}
      id={Number(id)}
    >
      {(portfolio) => {
        const item = portfolio.items.find((one) => one.id === Number(itemId));
        return item ? children(portfolio, item) : <NotFoundPage />;
      }}
    </Loaded>
  );
}
