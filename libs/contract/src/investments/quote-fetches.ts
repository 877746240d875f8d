import type { QuoteFetch, QuoteFetching } from '@mirante/domain/investments/quote-fetch.ts';
import { get, post, type } from '../http.ts';

const allow = ['conteudo'] as const;
export const quoteFetches = {
  getQuoteFetching: get('/api/v1/quote-fetches/latest', {
    what: 'Ver a última busca de cotações',
    allow,
    returns: type<QuoteFetching>(),
  }),
  /** Responds at once, and fetches afterwards. Only one fetch runs at a time, nightly ones included. */
  startQuoteFetch: post('/api/v1/quote-fetches', {
    what: 'Buscar cotações nas fontes',
    allow,
    returns: type<QuoteFetch>(),
    refuses: ['fetch_running', 'no_quote_sources'],
  }),
};
