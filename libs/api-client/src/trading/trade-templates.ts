import { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListTradeTemplatesQuery,
  useGetTradeTemplateQuery,
  useCreateTradeTemplateMutation,
  useEditTradeTemplateMutation,
  useRemoveTradeTemplateMutation,
  useListTradeTemplateChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(tradeTemplates, 'trade_template') });

feedback(tradeTemplates, {
  listTradeTemplates: listFailed,
  getTradeTemplate: recordFailed,
  createTradeTemplate: { ok: 'Modelo de operação criado!', 409: quiet, fail: 'Erro ao criar recurso.' },
  editTradeTemplate: { ...recordSaved, 409: quiet },
  removeTradeTemplate: removed('o modelo de operação'),
});
