import { ownStocks } from '@mirante/contract/investments/own-stocks.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const { useListOwnStocksQuery, useGetOwnStockQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(ownStocks, 'stock'),
});

feedback(ownStocks, {
  listOwnStocks: listFailed,
  getOwnStock: { 404: quiet, fail: 'Não foi possível carregar o ação.' },
});
