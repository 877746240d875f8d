import type { Page } from '@mirante/domain/records/page.ts';
import type { RecordTrade, TradeRecordSummary } from '@mirante/domain/trading/trade-record.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { strategyId } from './trades.query.ts';

const query = listQuery({
  sort: ['record_trade_result.finished_at', 'record_trade_result.code', 'record_trade_result.result'],
  by: 'record_trade_result.finished_at',
  order: -1,
  perPage: 10,
  filters: ({ day, num, oneOf, str }) => ({
    'record_trade_result.code': str().max(30),
    'record_trade_result.strategy_id': strategyId({ num }),
    'record_trade_result.result': oneOf(['gain', 'loss', 'none']),
    /** Finished on this day or later. */
    'record_trade_result.finished_at': day(),
    /** Finished on this day or before. */
    'record_trade_result.until': day(),
  }),
});

/** Closed trades of the Full Trader, for everybody. They are entries of the chain of `investments/record.ts`. */
export const tradeRecord = {
  listTradeRecord: get('/api/v1/record/trades', {
    what: 'Listar as operações encerradas',
    allow: 'public',
    input: query,
    returns: type<Page<RecordTrade>>(),
  }),
  getTradeRecordSummary: get('/api/v1/record/trades/summary', {
    what: 'Ver o resumo das operações encerradas',
    allow: 'public',
    returns: type<TradeRecordSummary>(),
  }),
};
