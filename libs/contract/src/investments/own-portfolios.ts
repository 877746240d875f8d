import type { OwnPortfolio, OwnPortfolioRow } from '@mirante/domain/investments/portfolio.ts';
import {
  recommendedKinds,
  type FundsPortfolioItem,
  type RecommendedPortfolioRow,
} from '@mirante/domain/investments/recommended-portfolio.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { read, related } from '../content/reading.query.ts';
import { get, post, type } from '../http.ts';
import type { Fields } from '../lazy-schema.ts';
import { listQuery } from '../records/list-query.ts';

const filters = (fields: Fields) => ({
  'portfolio.name': fields.str().max(100),
  'portfolio.category': fields.str().max(100),
  'portfolio.product': related(fields),
  'portfolio.read': read(fields),
});
const query = listQuery({
  sort: ['portfolio.name', 'portfolio.updated_at'],
  by: 'portfolio.name',
  perPage: 9,
  filters: (fields) => ({
    'portfolio.id': fields.id(),
    'portfolio.active': fields.oneOf(['true', 'false']),
    ...filters(fields),
  }),
});
const recommendedQuery = listQuery({
  /** By priority: in the order of the categories, then by name. */
  sort: ['portfolio.priority', 'portfolio.name', 'portfolio.updated_at'],
  by: 'portfolio.priority',
  perPage: 9,
  filters: (fields) => ({ ...filters(fields), 'portfolio.kind': fields.oneOf(recommendedKinds) }),
});

const allow = { area: 'recommended' } as const;
/** Only active portfolios of a product open to the client; any other is 404. */
export const ownPortfolios = {
  listOwnPortfolios: get('/api/v1/client/portfolios', {
    what: 'Listar as próprias carteiras',
    allow,
    input: query,
    returns: type<Page<OwnPortfolioRow>>(),
  }),
  getOwnPortfolio: get('/api/v1/client/portfolios/:id', {
    what: 'Ver uma das próprias carteiras',
    allow,
    returns: type<OwnPortfolio>(),
  }),
  /** On each visit: the first and the last time are stored. */
  readOwnPortfolio: post('/api/v1/client/portfolios/:id/read', { what: 'Marcar uma carteira como lida', allow }),
  readOwnPortfolioDo: post('/api/v1/client/portfolios/:id/read/do', { what: 'Marcar uma carteira como lida', allow }),
  /** Portfolios of funds and of stocks in one list. */
  listRecommendedPortfolios: get('/api/v1/client/portfolios-view', {
    what: 'Listar as carteiras recomendadas',
    allow,
    input: recommendedQuery,
    returns: type<Page<RecommendedPortfolioRow>>(),
  }),
  listFundsPortfolio: get('/api/v1/client/funds-portfolio', {
    what: 'Listar os fundos das próprias carteiras',
    allow,
    returns: type<{ items: FundsPortfolioItem[] }>(),
  }),
};
