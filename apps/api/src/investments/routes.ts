import { dividends } from '@mirante/contract/investments/dividends.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { ownFunds } from '@mirante/contract/investments/own-funds.ts';
import { ownStocks } from '@mirante/contract/investments/own-stocks.ts';
import { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { ownRecord, record } from '@mirante/contract/investments/record.ts';
import { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { on, type Served } from '../http/served.ts';
import { dividendRoutes } from './dividends/dividends.routes.ts';
import { fundCategoryRoutes } from './fund-categories/fund-categories.routes.ts';
import { fundRoutes } from './funds/funds.routes.ts';
import { ownFundRoutes } from './funds/own-funds.routes.ts';
import { ownStockRoutes } from './stocks/own-stocks.routes.ts';
import { stockCodeRoutes } from './stocks/stock-codes.routes.ts';
import { ownPortfolioRoutes } from './portfolios/own-portfolios.routes.ts';
import { portfolioRoutes } from './portfolios/portfolios.routes.ts';
import { ownRecordRoutes, recordRoutes } from './record/record.routes.ts';
import { stockRoutes } from './stocks/stocks.routes.ts';
import { ownStockPortfolioRoutes } from './stock-portfolios/own-stock-portfolios.routes.ts';
import { stockPortfolioRoutes } from './stock-portfolios/stock-portfolios.routes.ts';

export const investmentsRoutes: readonly Served[] = [
  on(dividends, dividendRoutes),
  on(funds, fundRoutes),
  on(fundCategories, fundCategoryRoutes),
  on(ownFunds, ownFundRoutes),
  on(stocks, stockRoutes),
  on(stockCodes, stockCodeRoutes),
  on(ownStocks, ownStockRoutes),
  on(portfolios, portfolioRoutes),
  on(ownPortfolios, ownPortfolioRoutes),
  on(stockPortfolios, stockPortfolioRoutes),
  on(record, recordRoutes),
  on(ownRecord, ownRecordRoutes),
  on(ownStockPortfolios, ownStockPortfolioRoutes),
];
