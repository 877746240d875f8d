import { dividends } from '@mirante/contract/investments/dividends.ts';
import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { on, type Served } from '../http/served.ts';
import { dividendRoutes } from './dividends/dividends.routes.ts';
import { ownPortfolioRoutes } from './portfolios/own-portfolios.routes.ts';
import { portfolioRoutes } from './portfolios/portfolios.routes.ts';
import { stockRoutes } from './stocks/stocks.routes.ts';
import { stockPortfolioRoutes } from './stock-portfolios/stock-portfolios.routes.ts';

export const investmentsRoutes: readonly Served[] = [
  on(dividends, dividendRoutes),
  on(stocks, stockRoutes),
  on(portfolios, portfolioRoutes),
  on(ownPortfolios, ownPortfolioRoutes),
  on(stockPortfolios, stockPortfolioRoutes),
];
