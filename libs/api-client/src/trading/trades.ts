import { trades } from '@mirante/contract/trading/trades.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListTradesQuery,
  useGetTradeQuery,
  useCreateTradeMutation,
  useEditTradeMutation,
  useRemoveTradeMutation,
  useListTradeChangesQuery,
  useUpdateCurrentValueMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom(trades, 'trade', ['trader_message']) });

feedback(trades, {
  listTrades: listFailed,
  getTrade: recordFailed,
  createTrade: { ok: 'Operação criada com sucesso.', fail: 'Erro ao criar operação.' },
  editTrade: recordSaved,
  removeTrade: removed('a operação'),
  updateCurrentValue: { ok: 'Valor atualizado!', fail: 'Erro ao valor atual para as operações.' },
});
