import { dividends } from '@mirante/contract/investments/dividends.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { on, type Served } from '../http/served.ts';
import { dividendRoutes } from './dividends/dividends.routes.ts';
import { stockPortfolioRoutes } from './stock-portfolios/stock-portfolios.routes.ts';

export const investmentsRoutes: readonly Served[] = [
  on(dividends, dividendRoutes),
  on(stockPortfolios, stockPortfolioRoutes),
];
