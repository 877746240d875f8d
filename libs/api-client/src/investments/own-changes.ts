import { ownChanges } from '@mirante/contract/investments/own-changes.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback } from '../feedback.ts';

export const ownChangesApi = api.injectEndpoints({ endpoints: endpointsFrom(ownChanges, 'portfolio_change') });
export const {
  useGetPortfolioChangesQuery,
  useGetStockPortfolioChangesQuery,
  useDismissPortfolioChangesMutation,
  useDismissStockPortfolioChangesMutation,
  useListOwnChangesQuery,
  useGetWeeklySummaryQuery,
  useSetWeeklySummaryMutation,
} = ownChangesApi;

const notMarked = { fail: 'Não foi possível marcar como visto.' };
feedback(ownChanges, {
  dismissPortfolioChanges: notMarked,
  dismissStockPortfolioChanges: notMarked,
  setWeeklySummary: { ok: 'Preferência salva!', fail: 'Não foi possível salvar a preferência.' },
});
