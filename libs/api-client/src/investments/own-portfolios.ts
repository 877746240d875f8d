import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet, recordFailed } from '../feedback.ts';

// Reading one changes its mark in the lists, and not the portfolio that is on screen.
const { getOwnPortfolio, ...marked } = ownPortfolios;

export const {
  useListOwnPortfoliosQuery,
  useGetOwnPortfolioQuery,
  useReadOwnPortfolioMutation,
  useListRecommendedPortfoliosQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsFrom({ getOwnPortfolio }, 'portfolio')(build),
    ...endpointsFrom(marked, 'read_mark')(build),
  }),
});

const listFailed = { fail: 'Erro ao carregar carteiras' };
feedback(ownPortfolios, {
  listOwnPortfolios: listFailed,
  listRecommendedPortfolios: listFailed,
  getOwnPortfolio: recordFailed,
  readOwnPortfolio: quiet,
  readOwnPortfolioDo: quiet,
});
