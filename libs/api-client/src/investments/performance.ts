import { performance } from '@mirante/contract/investments/performance.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

// A performance changes with its portfolio. Dividends make stock portfolios stale themselves.
const { getPortfolioPerformance, getOwnPortfolioPerformance, ...ofStocks } = performance;

export const {
  useGetPortfolioPerformanceQuery,
  useGetStockPortfolioPerformanceQuery,
  useGetOwnPortfolioPerformanceQuery,
  useGetOwnStockPortfolioPerformanceQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsFrom({ getPortfolioPerformance, getOwnPortfolioPerformance }, 'portfolio')(build),
    ...endpointsFrom(ofStocks, 'stock_portfolio')(build),
  }),
});

feedback(performance, {
  getPortfolioPerformance: quiet,
  getStockPortfolioPerformance: quiet,
  getOwnPortfolioPerformance: quiet,
  getOwnStockPortfolioPerformance: quiet,
});
