import type { ChangedPortfolio, PortfolioChanges } from '@mirante/domain/investments/portfolio-change.ts';
import { get, post, put, type } from '../http.ts';

const allow = { area: 'recommended' } as const;

/** The changes of a client's open portfolios since their last visit. */
export const ownChanges = {
  getPortfolioChanges: get('/api/v1/client/portfolios/:id/changes', {
    what: 'Ver o que mudou em uma das próprias carteiras',
    allow,
    returns: type<PortfolioChanges>(),
  }),
  getStockPortfolioChanges: get('/api/v1/client/stock-portfolios/:id/changes', {
    what: 'Ver o que mudou em uma das próprias carteiras de ações',
    allow,
    returns: type<PortfolioChanges>(),
  }),
  /** Starts a new visit: changes before it are no longer shown. */
  dismissPortfolioChanges: post('/api/v1/client/portfolios/:id/changes/seen', {
    what: 'Marcar como vistas as mudanças de uma carteira',
    allow,
  }),
  dismissStockPortfolioChanges: post('/api/v1/client/stock-portfolios/:id/changes/seen', {
    what: 'Marcar como vistas as mudanças de uma carteira de ações',
    allow,
  }),
  /** The portfolios that the client has opened before and that changed since. */
  listOwnChanges: get('/api/v1/client/portfolio-changes', {
    what: 'Listar o que mudou nas próprias carteiras',
    allow,
    returns: type<ChangedPortfolio[]>(),
  }),
  getWeeklySummary: get('/api/v1/client/weekly-summary', {
    what: 'Ver se se quer o resumo semanal das carteiras',
    allow,
    returns: type<{ wanted: boolean }>(),
  }),
  setWeeklySummary: put('/api/v1/client/weekly-summary', {
    what: 'Escolher se se quer o resumo semanal das carteiras',
    allow,
    input: () => import('./own-changes.form.ts').then((m) => m.weeklySummaryForm),
    returns: type<{ wanted: boolean }>(),
    example: { wanted: false },
  }),
};
