import { stocks } from '@mirante/contract/investments/stocks.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordSaved } from '../feedback.ts';

export const {
  useListStocksQuery,
  useGetStockQuery,
  useCreateStockMutation,
  useEditStockMutation,
  useRemoveStockMutation,
  useListStockChangesQuery,
} = api.injectEndpoints({
  endpoints: endpointsFrom(stocks, 'stock', ['stock_portfolio', 'dividend', 'related', 'report', 'video', 'news']),
});

feedback(stocks, {
  listStocks: listFailed,
  getStock: { 404: quiet, fail: 'Não foi possível carregar o ação.' },
  createStock: { ok: 'Ação criada!', fail: 'Erro ao criar recurso.' },
  editStock: { ...recordSaved, fail: 'Não foi possível salvar as alterações.' },
  removeStock: { ok: 'Removido com sucesso!', fail: 'Não foi possível remover.' },
});
