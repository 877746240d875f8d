import { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const { useListOwnStockPortfoliosQuery, useGetOwnStockPortfolioQuery, useReadOwnStockPortfolioMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom(ownStockPortfolios, 'stock_portfolio') });

feedback(ownStockPortfolios, {
  listOwnStockPortfolios: { fail: 'Erro ao carregar carteiras' },
  getOwnStockPortfolio: { 404: quiet, fail: 'Não foi possível carregar a carteira.' },
  readOwnStockPortfolio: quiet,
});
