import type { Page } from '@mirante/domain/records/page.ts';
import { type TradeTemplate, type TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
import { strategyId } from './trades.query.ts';
const allow = ['trader'] as const;
const example = {
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
};
const listTradeTemplates = get('/api/v1/trade-templates', {
  what: 'Listar modelos de operação',
  allow,
  input: listQuery({
    sort: ['trade_template.name', 'trade_template.id', 'trade_template.strategy_id'],
    by: 'trade_template.name',
    filters: ({ num, str }) => ({
      'trade_template.name': str().max(40),
      'trade_template.strategy_id': strategyId({ num }),
    }),
  }),
  returns: type<Page<TradeTemplateRow>>(),
});
export const tradeTemplates = {
  listTradeTemplates,
  exportTradeTemplates: csvOf('/api/v1/trade-templates.csv', 'Exportar modelos de operação', listTradeTemplates),
  getTradeTemplate: get('/api/v1/trade-templates/:id', {
    what: 'Ver um modelo de operação',
    allow,
    returns: type<TradeTemplate>(),
  }),
  createTradeTemplate: post('/api/v1/trade-templates', {
    what: 'Criar um modelo de operação',
    idempotent: true,
    allow,
    input: () => import('./trade-templates.form.ts').then((m) => m.tradeTemplateForm),
    returns: type<TradeTemplate>(),
    refuses: ['conflict'],
    example,
  }),
  editTradeTemplate: patch('/api/v1/trade-templates/:id', {
    what: 'Editar um modelo de operação',
    allow,
    input: () => import('./trade-templates.form.ts').then((m) => m.tradeTemplateForm),
    returns: type<TradeTemplate>(),
    refuses: ['edit_conflict', 'conflict'],
    example,
  }),
  removeTradeTemplate: del('/api/v1/trade-templates/:id', { what: 'Remover um modelo de operação', allow }),
  listTradeTemplateChanges: changesOf(
    '/api/v1/trade-templates/:id/changes',
    'Ver as alterações de um modelo de operação',
    allow,
  ),
};
