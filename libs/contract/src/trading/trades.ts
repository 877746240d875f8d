import type { Trade, TradeRow } from '@mirante/domain/trading/trade.ts';
import { post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
import { tradeFilters, tradeSorts } from './trades.query.ts';

const query = listQuery({
  sort: tradeSorts,
  by: 'trade.id',
  order: -1,
  filters: (fields) => ({ ...tradeFilters(fields), 'trade.app_alert': fields.oneOf(['true', 'false']) }),
});

const allow = ['trader'] as const;
const example = {
  type: 'C',
  status: 'live',
  asset: 'PETR4',
  asset_type_id: 1,
  strategy_id: 2,
  weight: 0.5,
  valid_input_today: 'Até 38,95',
  date_in: '2026-11-19T10:41:00-03:00',
  strategy_in_value: 38.9,
  in_value: 38.93,
  stop_value: 37.29,
  strategy_rp_value: 40.33,
  target_value: 41.73,
  current_value: 38.42,
  app_alert: true,
  create_message: true,
};
const calls = recordCalls('/api/v1/trades', {
  one: 'uma operação',
  many: 'operações',
  allow,
  /** Users who associate contents search for trades too. */
  readers: ['trader', 'conteudo'],
  query,
  row: type<TradeRow>(),
  record: type<Trade>(),
  form: () => import('./trades.form.ts').then((m) => m.tradeForm),
  change: () => import('./trades.form.ts').then((m) => m.tradeChange),
  example: { status: 'rp', rp_value: 40.33, event: 'RP executado', create_message: true },
});
export const trades = {
  listTrades: calls.list,
  exportTrades: calls.export,
  getTrade: calls.get,
  /**
   * `event` is the opening's text in the trade's history. `create_message` also posts it on the traders' board.
   * `app_alert` notifies the subscribers of it and of each later change of status.
   */
  createTrade: { ...calls.create, example },
  /**
   * Omitted fields are unchanged. `event` is the change's text in the trade's history; `create_message` also posts it on
   * the traders' board.
   */
  editTrade: calls.edit,
  removeTrade: calls.remove,
  listTradeChanges: calls.changes,
  updateCurrentValue: post('/api/v1/trades-update-current-value', {
    what: 'Atualizar o valor das operações de um ativo',
    allow,
    input: () => import('./trades.form.ts').then((m) => m.currentValueForm),
    returns: type<{ updated: number }>(),
    example: { asset: 'PETR4', current_value: 38.42 },
  }),
  updateCurrentValues: post('/api/v1/trades-update-current-values', {
    what: 'Atualizar o valor das operações de vários ativos de uma vez',
    allow,
    input: () => import('./trades.form.ts').then((m) => m.currentValuesForm),
    returns: type<{ updated: number }>(),
    example: {
      values: [
        { asset: 'PETR4', current_value: 38.42 },
        { asset: 'VALE3', current_value: 61.07 },
      ],
    },
  }),
  undoTrade: post('/api/v1/trades/:id/undo', {
    what: 'Desfazer o último evento de uma operação',
    allow,
    input: () => import('./trades.form.ts').then((m) => m.undoForm),
    returns: type<Trade>(),
    refuses: ['not_undoable'],
    example: { trace_id: 812 },
  }),
};
