import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const { useListStockPortfoliosQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(stockPortfolios, 'stock_portfolio'),
});

feedback(stockPortfolios, { listStockPortfolios: { fail: 'Erro ao carregar carteiras' } });
