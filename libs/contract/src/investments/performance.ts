import type { Performance } from '@mirante/domain/investments/performance/performance.ts';
import { idleChoices } from '@mirante/domain/investments/performance/measure.ts';
import { get, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

/** What uninvested money earns: nothing by default. */
const input = lazySchema(({ form, oneOf }) => form({ idle: oneOf(idleChoices) }));
const returns = type<Performance>();
const staff = { what: 'Ver o desempenho de uma carteira', allow: ['conteudo'], input, returns } as const;
const client = {
  what: 'Ver o desempenho de uma das próprias carteiras',
  allow: { area: 'recommended' },
  input,
  returns,
} as const;

/** The daily curve and all periods: `/metodologia` describes the method. */
export const performance = {
  getPortfolioPerformance: get('/api/v1/portfolios/:id/performance', staff),
  getStockPortfolioPerformance: get('/api/v1/stock-portfolios/:id/performance', staff),
  getOwnPortfolioPerformance: get('/api/v1/client/portfolios/:id/performance', client),
  getOwnStockPortfolioPerformance: get('/api/v1/client/stock-portfolios/:id/performance', client),
};
