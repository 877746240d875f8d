import type { Desk } from '@mirante/domain/trading/desk.ts';
import type { TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import { valueFields, type OwnTradeRow } from '@mirante/domain/trading/trade.ts';

export const now = new Date();
const none = Object.fromEntries(valueFields.map((field) => [field, null]));
export const trade = (id: number, quoted_as: string, more: Partial<OwnTradeRow> = {}): OwnTradeRow =>
  ({
    ...none,
    id,
    type: 'C',
    status: 'live',
    asset: quoted_as,
    quoted_as,
    strategy_id: 2,
    asset_type_id: 1,
    valid_input_today: 'Até 39',
    in_value: 38,
    current_value: 40,
    strategy_rp_value: 42,
    result: 5.2632,
    date_in: now.toISOString(),
    finished_at: null,
    value_at: now.toISOString(),
    revision: 1,
    created_at: new Date(now.getTime() - id * 1000).toISOString(),
    updated_at: now.toISOString(),
    ...more,
  }) as OwnTradeRow;
const template: TradeTemplateRow = {
  id: 3,
  name: 'Swing 3,5%',
  strategy_id: 2,
  asset_type_id: 1,
  distance_unit: 'percent',
  stop_distance: 3.5,
  target_distance: 7,
  rp_distance: null,
  weight: 0.5,
  valid_input_today: 'Até {entrada}',
  event: 'Novo swing',
  app_alert: true,
  create_message: false,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
};
const desk: Desk = {
  events: [
    {
      trace_id: 90,
      trade_id: 1,
      trade_ids: [1],
      type: 'C',
      quoted_as: 'PETR4',
      strategy_id: 2,
      event: 'Valor atual 40,0000',
      user_name: 'Lia Prado',
      created_at: now.toISOString(),
      undo_until: new Date(now.getTime() + 900_000).toISOString(),
      delivery: { sent: 312, seen: 312, median_ms: 200, p99_ms: 400, last_ms: 900, nodes: [] },
    },
  ],
};
export const boardMessage = {
  id: 5,
  message: '<p>Recado.</p>',
  revision: 1,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
};
export const trades = [
  trade(1, 'PETR4'),
  trade(2, 'VALE3'),
  trade(3, 'WEGE3', { status: 'trigger', strategy_in_value: 44, date_in: null }),
];
export const answers = {
  'GET /api/v1/full-trader/panel': { body: { position: { epoch: 'e', sequence: 7 }, trades, board: [] } },
  'GET /api/v1/full-trader/desk': { body: desk },
  'GET /api/v1/trade-templates': { body: { items: [template], total: 1 } },
  'POST /api/v1/trades-update-current-value': { body: { updated: 1 } },
  'POST /api/v1/trades-update-current-values': { body: { updated: 2 } },
  'POST /api/v1/trades': { body: { ...trades[0], id: 8, traces: [], contents: [], version: 'v' } },
  'GET /api/v1/trades/3': { body: { ...trades[2], traces: [], contents: [], version: 'v' } },
  'PATCH /api/v1/trades/1': { body: trades[0] },
  'PATCH /api/v1/trades/3': { body: trades[2] },
  'POST /api/v1/trades/1/undo': { body: trades[0] },
};
