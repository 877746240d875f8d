import { stocks } from '@mirante/contract/investments/stocks.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

export const { useListStocksQuery } = api.injectEndpoints({ endpoints: endpointsFrom(stocks, 'stock') });
