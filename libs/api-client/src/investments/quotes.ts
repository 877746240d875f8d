import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { ownQuotes } from '@mirante/contract/investments/own-quotes.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { quoteFetches } from '@mirante/contract/investments/quote-fetches.ts';
import { quotes } from '@mirante/contract/investments/quotes.ts';
import { api, type Tag } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed, recordSaved, removed } from '../feedback.ts';

/** What shows prices, quotas or what is computed from them. */
const priced: readonly Tag[] = ['stock', 'stock_portfolio', 'portfolio'];

export const {
  useListClosesQuery,
  useRemoveCloseMutation,
  useConfirmJumpMutation,
  useListQuotasQuery,
  useRemoveQuotaMutation,
  useListIndexValuesQuery,
  useRemoveIndexValueMutation,
  useGetQuoteWarningsQuery,
  useGetStockClosesQuery,
} = api.injectEndpoints({ endpoints: endpointsFrom(quotes, 'daily_close', priced) });

const withLoads = api.injectEndpoints({
  endpoints: endpointsFrom(quoteLoads, 'quote_load', ['daily_close', ...priced]),
});
export const { useGetQuoteFetchingQuery, useStartQuoteFetchMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(quoteFetches, 'quote_fetch'),
});
export const { useListQuoteLoadsQuery, useTypeQuotesMutation } = withLoads;
/** To dispatch when a file was uploaded, or has been loaded. */
export const quotesChanged = () => withLoads.util.invalidateTags(['quote_load', 'daily_close', ...priced]);

export const {
  useListCorporateActionsQuery,
  useCreateCorporateActionMutation,
  useGetCorporateActionQuery,
  useEditCorporateActionMutation,
  useRemoveCorporateActionMutation,
  useListCorporateActionChangesQuery,
} = api.injectEndpoints({
  endpoints: endpointsFrom(corporateActions, 'corporate_action', ['daily_close', 'dividend', ...priced]),
});

export const { useGetOwnStockClosesQuery } = api.injectEndpoints({
  endpoints: endpointsFrom(ownQuotes, 'daily_close'),
});

feedback(quotes, {
  listCloses: listFailed,
  listQuotas: listFailed,
  listIndexValues: listFailed,
  removeClose: removed('a cotação'),
  removeQuota: removed('a cota'),
  removeIndexValue: removed('o valor'),
  confirmJump: { ok: 'Salto confirmado!', fail: 'Não foi possível confirmar o salto.' },
  getQuoteWarnings: recordFailed,
  getStockCloses: recordFailed,
});
feedback(quoteLoads, {
  listQuoteLoads: listFailed,
  typeQuotes: { fail: 'Não foi possível salvar as cotações.' },
  // Its screen uploads the file itself, to show progress.
  uploadQuotes: quiet,
});
feedback(quoteFetches, {
  getQuoteFetching: recordFailed,
  startQuoteFetch: {
    ok: 'Busca iniciada!',
    containing: [['já está em andamento', 'Uma busca de cotações já está em andamento.']],
    fail: 'Não foi possível iniciar a busca de cotações.',
  },
});
feedback(corporateActions, {
  listCorporateActions: listFailed,
  createCorporateAction: { ok: 'Evento criado!', fail: 'Erro ao criar recurso.' },
  getCorporateAction: recordFailed,
  editCorporateAction: recordSaved,
  removeCorporateAction: removed('o evento'),
});
feedback(ownQuotes, { getOwnStockCloses: recordFailed });
