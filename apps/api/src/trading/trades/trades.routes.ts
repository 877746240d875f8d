import type { trades } from '@mirante/contract/trading/trades.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { strategies } from '@mirante/domain/trading/strategies.ts';
import { tradeStyles, type TradeRow } from '@mirante/domain/trading/trade.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists } from '../../records/handlers.ts';
import { insertTrade, removeTrade, saveTrade } from './save-trade.ts';
import * as store from './trades.store.ts';
import { undoTrade } from './undo-trade.ts';
import { updateCurrentValue, updateCurrentValues } from './update-value.ts';

const columns = columnsOf<TradeRow>(tradeWords, {
  status: (status) => tradeStyles[status].label,
  strategy_id: (id) => strategies[id].name,
  expires_on: day,
  valid_date: dayTime,
  trade_date: dayTime,
  launch_date: dayTime,
  date_in: dayTime,
  finished_at: dayTime,
  value_at: dayTime,
  created_at: dayTime,
  updated_at: dayTime,
});

export const tradeRoutes: Handlers<typeof trades> = {
  listTrades: lists(store.list),
  exportTrades: file('trade', 'operacoes', { list: store.list, columns }),
  getTrade: finds('trade', store),
  createTrade: creates(store, insertTrade),
  editTrade: edits('trade', store, saveTrade),
  removeTrade,
  listTradeChanges: changesOf('trade'),
  updateCurrentValue,
  updateCurrentValues,
  undoTrade,
};
