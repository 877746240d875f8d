import { analysts } from '@mirante/contract/products/analysts.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListAnalystsQuery,
  useGetAnalystQuery,
  useCreateAnalystMutation,
  useEditAnalystMutation,
  useRemoveAnalystMutation,
  useListAnalystChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(analysts, 'analyst') });

feedback(analysts, {
  listAnalysts: listFailed,
  getAnalyst: recordFailed,
  createAnalyst: { ok: 'Analista criado!', 409: quiet, fail: 'Erro ao criar recurso.' },
  editAnalyst: recordSaved,
  removeAnalyst: removed('o analista'),
});
