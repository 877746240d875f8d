import { closeSources, indexCodes, indexSources, quotaSources } from '@mirante/domain/investments/quote-load.ts';
import type { CloseRow, IndexValueRow, QuotaRow } from '@mirante/domain/investments/quote.ts';
import type { QuoteWarnings, StockCloses } from '@mirante/domain/investments/stock-closes.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, post, type } from '../http.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';

const closesQuery = listQuery({
  sort: ['daily_close.day'],
  by: 'daily_close.day',
  order: -1,
  perPage: 20,
  filters: ({ day, id, oneOf, str }) => ({
    /** The beginning of the code. */
    'stock_code.code': str().max(100),
    /** On this day or later. */
    'daily_close.day': day(),
    'daily_close.source': oneOf(closeSources),
    'daily_close.stock_code_id': id(),
  }),
});
const quotasQuery = listQuery({
  sort: ['fund_quota.day'],
  by: 'fund_quota.day',
  order: -1,
  perPage: 20,
  filters: ({ day, oneOf, str }) => ({
    /** Any part of the name, ignoring accents. */
    'fund.name': str().max(100),
    /** On this day or later. */
    'fund_quota.day': day(),
    'fund_quota.source': oneOf(quotaSources),
  }),
});
const indexQuery = listQuery({
  sort: ['index_value.day'],
  by: 'index_value.day',
  order: -1,
  perPage: 20,
  filters: ({ day, oneOf }) => ({
    'index_value.index': oneOf(indexCodes),
    /** On this day or later. */
    'index_value.day': day(),
    'index_value.source': oneOf(indexSources),
  }),
});

const allow = ['conteudo'] as const;
const listCloses = get('/api/v1/closes', {
  what: 'Listar cotações',
  allow,
  input: closesQuery,
  returns: type<Page<CloseRow>>(),
});
const listQuotas = get('/api/v1/fund-quotas', {
  what: 'Listar cotas de fundos',
  allow,
  input: quotasQuery,
  returns: type<Page<QuotaRow>>(),
});
const listIndexValues = get('/api/v1/index-values', {
  what: 'Listar valores de índices',
  allow,
  input: indexQuery,
  returns: type<Page<IndexValueRow>>(),
});
export const quotes = {
  listCloses,
  exportCloses: csvOf('/api/v1/closes.csv', 'Exportar cotações', listCloses),
  removeClose: del('/api/v1/closes/:id', { what: 'Remover uma cotação', allow }),
  /** Confirms that a jump is no split, so that it is no longer reported. */
  confirmJump: post('/api/v1/closes/:id/confirm-jump', { what: 'Confirmar o salto de uma cotação', allow }),
  listQuotas,
  exportQuotas: csvOf('/api/v1/fund-quotas.csv', 'Exportar cotas de fundos', listQuotas),
  removeQuota: del('/api/v1/fund-quotas/:id', { what: 'Remover uma cota de fundo', allow }),
  listIndexValues,
  exportIndexValues: csvOf('/api/v1/index-values.csv', 'Exportar valores de índices', listIndexValues),
  removeIndexValue: del('/api/v1/index-values/:id', { what: 'Remover um valor de índice', allow }),
  getQuoteWarnings: get('/api/v1/quote-warnings', {
    what: 'Ver os avisos das cotações',
    allow,
    returns: type<QuoteWarnings>(),
  }),
  getStockCloses: get('/api/v1/stocks/:id/closes', {
    what: 'Ver as cotações de uma ação',
    allow,
    returns: type<StockCloses>(),
  }),
};
