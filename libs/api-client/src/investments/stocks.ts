import { stocks } from '@mirante/contract/investments/stocks.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const { useListStocksQuery, useGetStockQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(stocks, 'stock'),
});

feedback(stocks, { listStocks: listFailed, getStock: { 404: quiet, fail: 'Não foi possível carregar o ação.' } });
