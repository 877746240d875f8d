import type { RecordCall, RecordChain, RecordRoot, RecordSummary } from '@mirante/domain/investments/record.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['record_result.date_out', 'record_result.code', 'record_result.result', 'record_result.difference'],
  by: 'record_result.date_out',
  order: -1,
  perPage: 10,
  filters: ({ day, id, oneOf, str }) => ({
    'record_result.code': str().max(20),
    /** The id of a stock portfolio. */
    'record_result.stock_portfolio_id': id(),
    'record_result.result': oneOf(['gain', 'loss']),
    /** Closed on this day or later. */
    'record_result.date_out': day(),
    /** Closed on this day or before. */
    'record_result.until': day(),
  }),
});

const roots = listQuery({
  sort: ['record_root.day'],
  by: 'record_root.day',
  order: -1,
  perPage: 30,
  filters: () => ({}),
});

/** One entry per line, in the format read by `tools/verify-record.ts`. */
export type RecordLines = string;

/**
 * The closed recommendations and the hash chain of entries, for everybody. Open recommendations appear only as
 * commitments.
 */
export const record = {
  listRecord: get('/api/v1/record', {
    what: 'Listar as recomendações encerradas',
    allow: 'public',
    input: query,
    returns: type<Page<RecordCall>>(),
  }),
  getRecordSummary: get('/api/v1/record/summary', {
    what: 'Ver o resumo das recomendações encerradas',
    allow: 'public',
    returns: type<RecordSummary>(),
  }),
  getRecordChain: get('/api/v1/record/chain', {
    what: 'Ver o estado da cadeia de registros',
    allow: 'public',
    returns: type<RecordChain>(),
  }),
  listRecordRoots: get('/api/v1/record/roots', {
    what: 'Listar as raízes publicadas da cadeia de registros',
    allow: 'public',
    input: roots,
    returns: type<Page<RecordRoot>>(),
  }),
  exportRecord: get('/api/v1/record/export', {
    what: 'Baixar a cadeia de registros',
    allow: 'public',
    media: 'application/jsonl',
    returns: type<RecordLines>(),
  }),
};

/** The same list for a client, with links to the reports that their products unlock. */
export const ownRecord = {
  listOwnRecord: get('/api/v1/client/record', {
    what: 'Listar as recomendações encerradas, como cliente',
    allow: 'client',
    input: query,
    returns: type<Page<RecordCall>>(),
  }),
};
