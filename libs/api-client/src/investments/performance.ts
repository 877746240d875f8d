import { performance } from '@mirante/contract/investments/performance.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const {
  useGetPortfolioPerformanceQuery,
  useGetStockPortfolioPerformanceQuery,
  useGetOwnPortfolioPerformanceQuery,
  useGetOwnStockPortfolioPerformanceQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(performance, 'portfolio', ['stock_portfolio', 'dividend']) });

feedback(performance, {
  getPortfolioPerformance: quiet,
  getStockPortfolioPerformance: quiet,
  getOwnPortfolioPerformance: quiet,
  getOwnStockPortfolioPerformance: quiet,
});
