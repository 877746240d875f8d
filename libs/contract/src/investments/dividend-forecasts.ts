import type { DividendForecast, StockDividends } from '@mirante/domain/investments/dividend-forecast.ts';
import { get, type } from '../http.ts';

const forecast = type<DividendForecast>();
const paid = type<StockDividends>();
const allow = ['conteudo'] as const;

/** Paid and announced dividends, and an estimate of the next twelve months. */
export const dividendForecasts = {
  getDividendForecast: get('/api/v1/stock-portfolios/:id/dividend-forecast', {
    what: 'Ver a previsão de dividendos de uma carteira de ações',
    allow,
    returns: forecast,
  }),
  getOwnDividendForecast: get('/api/v1/client/stock-portfolios/:id/dividend-forecast', {
    what: 'Ver a previsão de dividendos de uma das próprias carteiras de ações',
    allow: { area: 'recommended' },
    returns: forecast,
  }),
  getStockDividends: get('/api/v1/stocks/:id/dividends', {
    what: 'Ver os dividendos de uma ação ao longo do tempo',
    allow,
    returns: paid,
  }),
  getOwnStockDividends: get('/api/v1/client/stocks/:id/dividends', {
    what: 'Ver os dividendos de uma das próprias ações ao longo do tempo',
    allow: { area: 'stocks' },
    returns: paid,
  }),
};
