import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet, recordFailed } from '../feedback.ts';

export const {
  useListOwnPortfoliosQuery,
  useGetOwnPortfolioQuery,
  useReadOwnPortfolioMutation,
  useListRecommendedPortfoliosQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(ownPortfolios, 'portfolio') });

const listFailed = { fail: 'Erro ao carregar carteiras' };
feedback(ownPortfolios, {
  listOwnPortfolios: listFailed,
  listRecommendedPortfolios: listFailed,
  getOwnPortfolio: recordFailed,
  readOwnPortfolio: quiet,
  readOwnPortfolioDo: quiet,
});
