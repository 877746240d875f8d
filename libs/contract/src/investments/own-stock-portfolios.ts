import type { OwnStockPortfolio, OwnStockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { read } from '../content/reading.query.ts';
import { get, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['portfolio.name', 'portfolio.id', 'portfolio.updated_at'],
  by: 'portfolio.name',
  perPage: 9,
  filters: (fields) => ({
    'portfolio.name': fields.str().max(100),
    'portfolio.product': fields.id(),
    'portfolio.read': read(fields),
  }),
});

const allow = { area: 'recommended' } as const;
/** Only those in use that the client's products open: anything else is not there. */
export const ownStockPortfolios = {
  listOwnStockPortfolios: get('/api/v1/client/stock-portfolios', {
    what: 'Listar as próprias carteiras de ações',
    allow,
    input: query,
    returns: type<Page<OwnStockPortfolioRow>>(),
  }),
  getOwnStockPortfolio: get('/api/v1/client/stock-portfolios/:id', {
    what: 'Ver uma das próprias carteiras de ações',
    allow,
    returns: type<OwnStockPortfolio>(),
  }),
  /** Each time that it is opened: the first and the last count. */
  readOwnStockPortfolio: post('/api/v1/client/stock-portfolios/:id/read', {
    what: 'Marcar uma carteira de ações como lida',
    allow,
  }),
};
