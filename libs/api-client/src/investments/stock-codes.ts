import { stockCodes } from '@mirante/contract/investments/stock-codes.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const { useListStockCodesQuery, useGetStockCodeQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(stockCodes, 'stock'),
});

feedback(stockCodes, {
  listStockCodes: listFailed,
  getStockCode: { 404: quiet, fail: 'Não foi possível carregar a ação.' },
});
