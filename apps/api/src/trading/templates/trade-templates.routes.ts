import type { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { tradeTemplateWords, type TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import { refusalOfField } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { refusing } from '../../records/constraints.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists, removes } from '../../records/handlers.ts';
import * as store from './trade-templates.store.ts';

const columns = columnsOf<TradeTemplateRow>(tradeTemplateWords, { created_at: dayTime, updated_at: dayTime });
const nameTaken = refusing({
  trade_template_name: () => refusalOfField('conflict', 'name', 'Já existe um modelo de operação com este nome.'),
});

export const tradeTemplateRoutes: Handlers<typeof tradeTemplates> = {
  listTradeTemplates: lists(store.list),
  exportTradeTemplates: file('trade_template', 'modelos-de-operacao', { list: store.list, columns }),
  getTradeTemplate: finds('trade_template', store),
  createTradeTemplate: creates(store, (trx, { input, now }) =>
    store.insert(trx, { ...input, created_at: now(), updated_at: now() }).catch(nameTaken),
  ),
  editTradeTemplate: edits('trade_template', store, (trx, { params, input, now }) =>
    store.save(trx, params.id, { ...input, updated_at: now() }).catch(nameTaken),
  ),
  removeTradeTemplate: removes('trade_template', store),
  listTradeTemplateChanges: changesOf('trade_template'),
};
