import { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordSaved } from '../feedback.ts';

export const {
  useListStockCodesQuery,
  useGetStockCodeQuery,
  useCreateStockCodeMutation,
  useEditStockCodeMutation,
  useRemoveStockCodeMutation,
} = api.injectEndpoints({
  endpoints: endpointsFrom(stockCodes, 'stock', ['stock_portfolio', 'dividend', 'daily_close', 'corporate_action']),
});

feedback(stockCodes, {
  listStockCodes: listFailed,
  getStockCode: { 404: quiet, fail: 'Não foi possível carregar a ação.' },
  createStockCode: { ok: 'Papel criado!', fail: 'Erro ao criar papel da ação.' },
  editStockCode: { ...recordSaved, fail: 'Não foi possível salvar as alterações.' },
  removeStockCode: { ok: 'Removido com sucesso!', fail: 'Não foi possível remover.' },
});
