import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { dividendForecasts } from '@mirante/contract/investments/dividend-forecasts.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { ownQuotes } from '@mirante/contract/investments/own-quotes.ts';
import { quoteFetches } from '@mirante/contract/investments/quote-fetches.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { quotes } from '@mirante/contract/investments/quotes.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { ownFunds } from '@mirante/contract/investments/own-funds.ts';
import { ownStocks } from '@mirante/contract/investments/own-stocks.ts';
import { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { performance } from '@mirante/contract/investments/performance.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { ownChanges } from '@mirante/contract/investments/own-changes.ts';
import { ownRecord, record } from '@mirante/contract/investments/record.ts';
import { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { corporateActionRoutes } from './corporate-actions/corporate-actions.routes.ts';
import { dividendRoutes } from './dividends/dividends.routes.ts';
import { ownQuoteRoutes } from './quotes/own-quotes.routes.ts';
import { quoteFetchRoutes } from './quotes/quote-fetches.routes.ts';
import { quoteLoadRoutes, quoteRoutes } from './quotes/quotes.routes.ts';
import { fundCategoryRoutes } from './fund-categories/fund-categories.routes.ts';
import { fundRoutes } from './funds/funds.routes.ts';
import { ownFundRoutes } from './funds/own-funds.routes.ts';
import { ownStockRoutes } from './stocks/own-stocks.routes.ts';
import { stockCodeRoutes } from './stocks/stock-codes.routes.ts';
import { dividendForecastRoutes } from './performance/dividend-forecasts.routes.ts';
import { performanceRoutes } from './performance/performance.routes.ts';
import { ownPortfolioRoutes } from './portfolios/own-portfolios.routes.ts';
import { portfolioRoutes } from './portfolios/portfolios.routes.ts';
import { ownChangesRoutes } from './changes/own-changes.routes.ts';
import { ownRecordRoutes, recordRoutes } from './record/record.routes.ts';
import { stockRoutes } from './stocks/stocks.routes.ts';
import { ownStockPortfolioRoutes } from './stock-portfolios/own-stock-portfolios.routes.ts';
import { stockPortfolioRoutes } from './stock-portfolios/stock-portfolios.routes.ts';

export const investmentsRoutes: readonly BoundContract[] = [
  bindHandlers(dividends, dividendRoutes),
  bindHandlers(funds, fundRoutes),
  bindHandlers(fundCategories, fundCategoryRoutes),
  bindHandlers(ownFunds, ownFundRoutes),
  bindHandlers(stocks, stockRoutes),
  bindHandlers(stockCodes, stockCodeRoutes),
  bindHandlers(ownStocks, ownStockRoutes),
  bindHandlers(portfolios, portfolioRoutes),
  bindHandlers(ownPortfolios, ownPortfolioRoutes),
  bindHandlers(stockPortfolios, stockPortfolioRoutes),
  bindHandlers(corporateActions, corporateActionRoutes),
  bindHandlers(quotes, quoteRoutes),
  bindHandlers(quoteLoads, quoteLoadRoutes),
  bindHandlers(quoteFetches, quoteFetchRoutes),
  bindHandlers(ownQuotes, ownQuoteRoutes),
  bindHandlers(performance, performanceRoutes),
  bindHandlers(dividendForecasts, dividendForecastRoutes),
  bindHandlers(record, recordRoutes),
  bindHandlers(ownRecord, ownRecordRoutes),
  bindHandlers(ownChanges, ownChangesRoutes),
  bindHandlers(ownStockPortfolios, ownStockPortfolioRoutes),
];
