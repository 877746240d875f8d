import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { ownQuotes } from '@mirante/contract/investments/own-quotes.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { quotes } from '@mirante/contract/investments/quotes.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { on, type Served } from '../http/served.ts';
import { corporateActionRoutes } from './corporate-actions/corporate-actions.routes.ts';
import { dividendRoutes } from './dividends/dividends.routes.ts';
import { ownQuoteRoutes } from './quotes/own-quotes.routes.ts';
import { quoteLoadRoutes, quoteRoutes } from './quotes/quotes.routes.ts';
import { stockRoutes } from './stocks/stocks.routes.ts';
import { stockPortfolioRoutes } from './stock-portfolios/stock-portfolios.routes.ts';

export const investmentsRoutes: readonly Served[] = [
  on(dividends, dividendRoutes),
  on(stocks, stockRoutes),
  on(stockPortfolios, stockPortfolioRoutes),
  on(corporateActions, corporateActionRoutes),
  on(quotes, quoteRoutes),
  on(quoteLoads, quoteLoadRoutes),
  on(ownQuotes, ownQuoteRoutes),
];
