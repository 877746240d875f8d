import { loadStatuses, loadSources, type QuoteLoadRow } from '@mirante/domain/investments/quote-load.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, type } from '../http.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  sort: ['quote_load.created_at', 'quote_load.id'],
  by: 'quote_load.created_at',
  order: -1,
  filters: ({ oneOf }) => ({ 'quote_load.source': oneOf(loadSources), 'quote_load.status': oneOf(loadStatuses) }),
});

const allow = ['conteudo'] as const;
const listQuoteLoads = get('/api/v1/quote-loads', {
  what: 'Listar cargas de cotações',
  allow,
  input: query,
  returns: type<Page<QuoteLoadRow>>(),
});
export const quoteLoads = {
  listQuoteLoads,
  exportQuoteLoads: csvOf('/api/v1/quote-loads.csv', 'Exportar cargas de cotações', listQuoteLoads),
  /** Valid lines are stored, and every other line is reported. */
  typeQuotes: post('/api/v1/quotes', {
    what: 'Digitar cotações',
    allow,
    input: () => import('./quote-loads.form.ts').then((m) => m.typedQuotesForm),
    returns: type<QuoteLoadRow>(),
    example: { kind: 'closes', day: '2026-11-20', text: 'PETR4\t20/11/2026\t38,42' },
  }),
  /**
   * `b3` (COTAHIST), `cvm` (inf_diario), `cdi`, `ipca` or `ibovespa` (SGS), as text or ZIP. It is queued, and loaded
   * after the response.
   */
  uploadQuotes: post('/api/v1/quote-loads/:publisher', {
    what: 'Enviar um arquivo de cotações',
    allow,
    upload: 'application/octet-stream',
    returns: type<QuoteLoadRow>(),
  }),
};
