import { record } from '@mirante/contract/investments/record.ts';
import type { RecordReport } from '@mirante/domain/investments/record.ts';
import { sql, type SqlBool } from 'kysely';
import { isPublished, isReadable } from '../../content/publishing/unlocking.store.ts';
import type { Db } from '../../database/db.ts';
import { eq, sinceDay, startsWith } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';

/** Closed by now, for queries on `record_result`. */
export const isPublic = (now: Date) => sql<SqlBool>`record_result.public_from <= ${now}`;

/** The newest report on the call's paper and portfolio within the week up to its entry day. */
const reportOf = (clientId: number | undefined, now: Date) => sql<RecordReport | null>`(
  select json_build_object('id', report.id, 'title', report.name, 'report_date', (report.report_date at time zone 'America/Sao_Paulo')::date,
    'opens', ${clientId === undefined ? sql`false` : isReadable(clientId, now)})
  from content
  join report on report.id = content.id
  join content_stock_portfolio linked on linked.content_id = content.id and linked.stock_portfolio_id = record_result.stock_portfolio_id
  join content_stock on content_stock.content_id = content.id
  join stock_code on stock_code.stock_id = content_stock.stock_id and stock_code.id = record_result.stock_code_id
  where ${isPublished('content', now)}
    and content.goes_out_at >= (record_result.date_in - 7)::timestamp at time zone 'America/Sao_Paulo'
    and content.goes_out_at < (record_result.date_in + 1)::timestamp at time zone 'America/Sao_Paulo'
  order by content.goes_out_at desc, content.id desc limit 1
)`;

const rows = (clientId: number | undefined, now: Date) => (db: Db) =>
  db
    .selectFrom('record_result')
    .select(['record_result.id', 'stock_portfolio_id', 'portfolio_name', 'code', 'date_in', 'price_in'])
    .select(['date_out', 'price_out', 'price_result', 'dividends', 'result', 'ibovespa', 'difference'])
    .select(['recorded_at', 'opened_entry', 'closed_entry', 'corrections', 'removed_at'])
    .select(reportOf(clientId, now).as('report'));

/** For a client, or for the public. */
export const listRecordFor = (clientId: number | undefined, now: Date) =>
  listOf(record.listRecord, 'record_result', {
    from: (db) => db.selectFrom('record_result').where(isPublic(now)),
    rows: rows(clientId, now),
    nullable: ['record_result.date_out', 'record_result.result', 'record_result.difference'],
    where: {
      'record_result.code': (q, code) => startsWith(q, code.toUpperCase(), now, 'record_result.code'),
      'record_result.stock_portfolio_id': eq,
      'record_result.result': (q, kind) => q.where('record_result.result', kind === 'gain' ? '>' : '<=', 0),
      'record_result.date_out': sinceDay,
      'record_result.until': (q, day) => q.where('record_result.date_out', '<=', day),
    },
  });
