import type { dividendForecasts } from '@mirante/contract/investments/dividend-forecasts.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { isStock, isStockOpenTo } from '../stocks/stock-access.store.ts';
import * as store from './dividend-forecasts.store.ts';
import { isOpenTo, isThere } from './performance.store.ts';

export const dividendForecastRoutes: Handlers<typeof dividendForecasts> = {
  getDividendForecast: async ({ db, params: { id }, now }) => {
    or404(await isThere(db, 'stock_portfolio', id), nameOf('stock_portfolio'));
    return store.forecastOf(db, id, dayInSaoPaulo(now()));
  },
  getOwnDividendForecast: async ({ db, params: { id }, viewer, now }) => {
    or404(await isOpenTo(db, 'stock_portfolio', id, viewer.id, now()), nameOf('stock_portfolio'));
    return store.forecastOf(db, id, dayInSaoPaulo(now()));
  },
  getStockDividends: async ({ db, params: { id }, now }) => {
    or404(await isStock(db, id), nameOf('stock'));
    return store.stockDividends(db, id, dayInSaoPaulo(now()));
  },
  getOwnStockDividends: async ({ db, params: { id }, viewer, now }) => {
    or404(await isStockOpenTo(db, id, viewer.id, now()), nameOf('stock'));
    return store.stockDividends(db, id, dayInSaoPaulo(now()));
  },
};
