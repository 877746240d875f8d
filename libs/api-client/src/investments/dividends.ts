import { dividends } from '@mirante/contract/investments/dividends.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListDividendsQuery,
  useCreateDividendsMutation,
  useGetDividendQuery,
  useEditDividendMutation,
  useRemoveDividendMutation,
  useListDividendChangesQuery,
} = api.injectEndpoints({
  endpoints: endpointsFrom(dividends, 'dividend', ['stock_portfolio']),
});

feedback(dividends, {
  listDividends: listFailed,
  createDividends: {
    ok: ({ unknown_codes: unknown }) => ({
      text: 'Dividendo(s) criados!',
      variant: 'success',
      ...(unknown.length > 0 && { detail: `Nenhuma ação cadastrada tem estes códigos: ${unknown.join(', ')}.` }),
    }),
    fail: 'Erro ao criar dividendos.',
  },
  getDividend: recordFailed,
  editDividend: recordSaved,
  removeDividend: removed('o dividendo'),
});
