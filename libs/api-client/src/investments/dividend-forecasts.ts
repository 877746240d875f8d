import { dividendForecasts } from '@mirante/contract/investments/dividend-forecasts.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

// Dividends make stock portfolios stale too.
export const {
  useGetDividendForecastQuery,
  useGetOwnDividendForecastQuery,
  useGetStockDividendsQuery,
  useGetOwnStockDividendsQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(dividendForecasts, 'stock_portfolio') });

feedback(dividendForecasts, {
  getDividendForecast: quiet,
  getOwnDividendForecast: quiet,
  getStockDividends: quiet,
  getOwnStockDividends: quiet,
});
