import { trades } from '@mirante/contract/trading/trades.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListTradesQuery,
  useGetTradeQuery,
  useLazyGetTradeQuery,
  useCreateTradeMutation,
  useEditTradeMutation,
  useRemoveTradeMutation,
  useListTradeChangesQuery,
  useUpdateCurrentValueMutation,
  useUpdateCurrentValuesMutation,
  useUndoTradeMutation,
} = api.injectEndpoints({
  endpoints: endpointsFrom(trades, 'trade', ['trader_message', 'related', 'report', 'video', 'news']),
});

feedback(trades, {
  listTrades: listFailed,
  getTrade: recordFailed,
  createTrade: { ok: 'Operação criada com sucesso.', fail: 'Erro ao criar operação.' },
  editTrade: recordSaved,
  removeTrade: removed('a operação'),
  undoTrade: { ok: 'Evento desfeito.', 409: quiet, fail: 'Não foi possível desfazer o evento.' },
  updateCurrentValues: { ok: 'Valores atualizados!', 422: quiet, fail: 'Erro ao atualizar os valores.' },
  updateCurrentValue: { ok: 'Valor atualizado!', fail: 'Erro ao valor atual para as operações.' },
});
