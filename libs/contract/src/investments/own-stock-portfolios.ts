import type { OwnStockPortfolio, OwnStockPortfolioRow } from '@mirante/domain/investments/stock-portfolio.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { read } from '../content/reading.query.ts';
import { get, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['portfolio.id', 'portfolio.name', 'portfolio.updated_at'],
  by: 'portfolio.id',
  perPage: 9,
  filters: (fields) => ({
    'portfolio.name': fields.str().max(100),
    'portfolio.product': fields.id(),
    'portfolio.read': read(fields),
  }),
});

const allow = { area: 'recommended' } as const;
/** Only active portfolios that the client's products open; any other is 404. */
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
  /** On each visit: the first and the last time are stored. */
  readOwnStockPortfolio: post('/api/v1/client/stock-portfolios/:id/read', {
    what: 'Marcar uma carteira de ações como lida',
    allow,
  }),
};
