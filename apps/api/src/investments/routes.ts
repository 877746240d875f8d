import { dividends } from '@mirante/contract/investments/dividends.ts';
import { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { on, type Served } from '../http/served.ts';
import { dividendRoutes } from './dividends/dividends.routes.ts';
import { stockRoutes } from './stocks/stocks.routes.ts';
import { ownStockPortfolioRoutes } from './stock-portfolios/own-stock-portfolios.routes.ts';
import { stockPortfolioRoutes } from './stock-portfolios/stock-portfolios.routes.ts';

export const investmentsRoutes: readonly Served[] = [
  on(dividends, dividendRoutes),
  on(stocks, stockRoutes),
  on(stockPortfolios, stockPortfolioRoutes),
  on(ownStockPortfolios, ownStockPortfolioRoutes),
];
