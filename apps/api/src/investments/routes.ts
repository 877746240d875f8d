import { dividends } from '@mirante/contract/investments/dividends.ts';
import { fundCategoryRoutes } from './fund-categories/fund-categories.routes.ts';
import { fundRoutes } from './funds/funds.routes.ts';
import { ownFundRoutes } from './funds/own-funds.routes.ts';
import { ownStockRoutes } from './stocks/own-stocks.routes.ts';
import { stockCodeRoutes } from './stocks/stock-codes.routes.ts';
import { ownPortfolioRoutes } from './portfolios/own-portfolios.routes.ts';
import { portfolioRoutes } from './portfolios/portfolios.routes.ts';
