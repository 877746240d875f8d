import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListTraderMessagesQuery,
  useGetTraderMessageQuery,
  useCreateTraderMessageMutation,
  useEditTraderMessageMutation,
  useRemoveTraderMessageMutation,
  useListTraderMessageChangesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(traderBoard, 'trader_message') });

feedback(traderBoard, {
  listTraderMessages: listFailed,
  getTraderMessage: recordFailed,
  createTraderMessage: { ok: 'Mensagem publicada no mural!', fail: 'Erro ao criar recurso.' },
  editTraderMessage: recordSaved,
  removeTraderMessage: removed('a mensagem do mural'),
});
