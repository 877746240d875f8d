import type { Page } from '@mirante/domain/records/page.ts';
import { distanceUnits, type TradeTemplate, type TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import { VALUE_DECIMALS } from '@mirante/domain/trading/trade.ts';
import { bool, decimal, form, oneOf, orNull, str, text, transform } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
import { assetKindId, strategyId } from './trades.query.ts';

const amount = () => transform(decimal(VALUE_DECIMALS), (read, original) => (original === '' ? null : read)).nullable();

export const tradeTemplateForm = form({
  name: text(1, 40).required(say.textRequired),
  strategy_id: strategyId().required(say.required),
  asset_type_id: assetKindId().required(say.required),
  distance_unit: oneOf(distanceUnits).required(say.required),
  stop_distance: amount(),
  target_distance: amount(),
  rp_distance: amount(),
  weight: amount(),
  valid_input_today: text(0, 50).min(3, say.textShort).required(say.textRequired),
  event: orNull(text(0, 255).test('short', say.textShort, (said) => !said || said.length >= 3)),
  app_alert: bool(),
  create_message: bool(),
});
export type TradeTemplateForm = InferType<typeof tradeTemplateForm>;

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
    filters: { 'trade_template.name': str().max(40), 'trade_template.strategy_id': strategyId() },
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
    allow,
    input: tradeTemplateForm,
    returns: type<TradeTemplate>(),
    refuses: ['conflict'],
    example,
  }),
  editTradeTemplate: patch('/api/v1/trade-templates/:id', {
    what: 'Editar um modelo de operação',
    allow,
    input: tradeTemplateForm,
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
