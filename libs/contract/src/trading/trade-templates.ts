import { type TradeTemplate, type TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import { type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
import { strategyId } from './trades.query.ts';

const calls = recordCalls('/api/v1/trade-templates', {
  one: 'um modelo de operação',
  many: 'modelos de operação',
  allow: ['trader'],
  query: listQuery({
    sort: ['trade_template.name', 'trade_template.id', 'trade_template.strategy_id'],
    by: 'trade_template.name',
    filters: ({ num, str }) => ({
      'trade_template.name': str().max(40),
      'trade_template.strategy_id': strategyId({ num }),
    }),
  }),
  row: type<TradeTemplateRow>(),
  record: type<TradeTemplate>(),
  form: () => import('./trade-templates.form.ts').then((m) => m.tradeTemplateForm),
  refuses: { create: ['conflict'], edit: ['conflict'] },
  example: {
    name: 'Swing 3,5%',
    strategy_id: 2,
    asset_type_id: 1,
    distance_unit: 'percent',
    stop_distance: 3.5,
    target_distance: 7,
    rp_distance: 3.5,
    weight: 0.5,
    valid_input_today: 'Até {entrada}',
    event: 'Novo swing',
    app_alert: true,
    create_message: true,
  },
});
export const tradeTemplates = {
  listTradeTemplates: calls.list,
  exportTradeTemplates: calls.export,
  getTradeTemplate: calls.get,
  createTradeTemplate: calls.create,
  editTradeTemplate: calls.edit,
  removeTradeTemplate: calls.remove,
  listTradeTemplateChanges: calls.changes,
};
