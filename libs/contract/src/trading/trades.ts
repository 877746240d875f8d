import type { Trade, TradeRow } from '@mirante/domain/trading/trade.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
import { tradeFilters, tradeSorts } from './trades.query.ts';

const query = listQuery({
  sort: tradeSorts,
  by: 'trade.id',
  order: -1,
  filters: (fields) => ({ ...tradeFilters(fields), 'trade.app_alert': fields.oneOf(['true', 'false']) }),
});

const allow = ['trader'] as const;
/** Users who associate contents search for trades too. */
const seenBy = ['trader', 'conteudo'] as const;
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
const listTrades = get('/api/v1/trades', {
  what: 'Listar operações',
  allow: seenBy,
  input: query,
  returns: type<Page<TradeRow>>(),
});
export const trades = {
  listTrades,
  exportTrades: csvOf('/api/v1/trades.csv', 'Exportar operações', listTrades),
  getTrade: get('/api/v1/trades/:id', { what: 'Ver uma operação', allow: seenBy, returns: type<Trade>() }),
  /**
   * `event` is the opening's text in the trade's history. `create_message` also posts it on the traders' board.
   * `app_alert` notifies the subscribers of it and of each later change of status.
   */
  createTrade: post('/api/v1/trades', {
    what: 'Criar uma operação',
    allow,
    idempotent: true,
    input: () => import('./trades.form.ts').then((m) => m.tradeForm),
    returns: type<Trade>(),
    example,
  }),
  /**
   * Omitted fields are unchanged. `event` is the change's text in the trade's history; `create_message` also posts it on
   * the traders' board.
   */
  editTrade: patch('/api/v1/trades/:id', {
    what: 'Editar uma operação',
    allow,
    input: () => import('./trades.form.ts').then((m) => m.tradeChange),
    returns: type<Trade>(),
    refuses: ['edit_conflict'],
    example: { status: 'rp', rp_value: 40.33, event: 'RP executado', create_message: true },
  }),
  removeTrade: del('/api/v1/trades/:id', { what: 'Remover uma operação', allow }),
  listTradeChanges: changesOf('/api/v1/trades/:id/changes', 'Ver as alterações de uma operação', seenBy),
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
