import { useGetStockPortfolioQuery } from '@mirante/api-client/investments/stock-portfolios.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { portfolioItemWords } from '@mirante/domain/investments/portfolio.ts';
import {
  stockPortfolioWords,
  type StockPortfolio,
  type StockPortfolioItem,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { NotFoundPage } from '@mirante/ui-kit/states/states.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';

/** Renders the open item in the address, with its portfolio. */
export function OpenItem({
  children,
}: {
  children: (portfolio: StockPortfolio, item: StockPortfolioItem) => ReactNode;
}) {
  const { id, itemId } = useParams();
  const portfolioId = Number(id);
  return (
    <Loaded
      shape="form"
      query={useGetStockPortfolioQuery({ id: portfolioId })}
      what={stockPortfolioWords.name}
      id={portfolioId}
    >
      {(portfolio) => {
        const item = portfolio.items.find((one) => one.id === Number(itemId));
        if (item) return children(portfolio, item);
        return (
          <NotFoundPage what={portfolioItemWords.name} id={Number(itemId)} home={to.stockPortfolio(portfolioId)} />
        );
      }}
    </Loaded>
  );
}
