import { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

// Reading one changes its mark in the lists, and not the portfolio that is on screen.
const { getOwnStockPortfolio, ...marked } = ownStockPortfolios;

export const { useListOwnStockPortfoliosQuery, useGetOwnStockPortfolioQuery, useReadOwnStockPortfolioMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      ...endpointsFrom({ getOwnStockPortfolio }, 'stock_portfolio')(build),
      ...endpointsFrom(marked, 'read_mark')(build),
    }),
  });

feedback(ownStockPortfolios, {
  listOwnStockPortfolios: { fail: 'Erro ao carregar carteiras' },
  getOwnStockPortfolio: { 404: quiet, fail: 'Não foi possível carregar a carteira.' },
  readOwnStockPortfolio: quiet,
});
