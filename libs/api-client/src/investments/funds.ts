import { funds } from '@mirante/contract/investments/funds.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, recordFailed, recordSaved, removed } from '../feedback.ts';

export const {
  useListFundsQuery,
  useLazyListFundsQuery,
  useGetFundQuery,
  useCreateFundMutation,
  useEditFundMutation,
  useRemoveFundMutation,
  useListFundChangesQuery,
} = api.injectEndpoints({
  endpoints: endpointsFrom(funds, 'fund', [
    'fund_category',
    'portfolio',
    'daily_close',
    'related',
    'report',
    'video',
    'news',
  ]),
});

feedback(funds, {
  listFunds: listFailed,
  getFund: recordFailed,
  createFund: { ok: 'Fundo criado!', fail: 'Erro ao criar recurso.' },
  editFund: recordSaved,
  removeFund: removed('o fundo'),
});
