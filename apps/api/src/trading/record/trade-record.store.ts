import { tradeRecord } from '@mirante/contract/trading/trade-record.ts';
import type { TradeRecordSummary } from '@mirante/domain/trading/trade-record.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/db.ts';
import { eq, on, since, startsWith, through } from '../../records/filters.ts';
import { listOf } from '../../records/list-of.ts';

/** Closed by now, for queries on `record_trade_result`. */
const isPublic = (now: Date) => sql<SqlBool>`record_trade_result.public_from <= ${now}`;

const rows = (db: Db) =>
  db
    .selectFrom('record_trade_result')
    .select(['record_trade_result.id', 'code', 'type', 'strategy_id', 'status', 'date_in', 'in_value', 'rp_value'])
    .select(['out_value', 'finished_at', 'errata', 'result', 'recorded_at', 'entered_at', 'opened_entry'])
    .select(['closed_entry', 'corrections', 'removed_at']);

export const listTradeRecord = (now: Date) =>
  listOf(tradeRecord.listTradeRecord, 'record_trade_result', {
    from: (db) => db.selectFrom('record_trade_result').where(isPublic(now)),
    rows,
    nullable: ['record_trade_result.finished_at', 'record_trade_result.result'],
    where: {
      'record_trade_result.code': (q, code) => startsWith(q, code.toUpperCase(), now, 'record_trade_result.code'),
      'record_trade_result.strategy_id': eq,
      'record_trade_result.result': (q, kind) =>
        kind === 'none'
          ? q.where('record_trade_result.result', 'is', null)
          : q.where('record_trade_result.result', kind === 'gain' ? '>' : '<=', 0),
      'record_trade_result.finished_at': since,
      'record_trade_result.until': on('record_trade_result.finished_at', through),
    },
  });

/** Over all public trades, good and bad. */
export async function tradeSummaryOf(db: Db, now: Date): Promise<TradeRecordSummary> {
  const { rows: found } = await sql<TradeRecordSummary>`
    select
      count(result)::int as closed,
      count(*) filter (where result > 0)::int as gains,
      count(*) filter (where result is null)::int as cancelled,
      (min(finished_at) at time zone 'America/Sao_Paulo')::date as first_out,
      (max(finished_at) at time zone 'America/Sao_Paulo')::date as last_out,
      round(avg(result), 4) as average,
      round(percentile_cont(0.5) within group (order by result)::numeric, 4) as median,
      max(result) as best,
      min(result) as worst
    from record_trade_result where ${isPublic(now)}`.execute(db);
  return found[0]!;
}
