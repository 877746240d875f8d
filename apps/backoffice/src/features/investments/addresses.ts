import type { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import type { quotes } from '@mirante/contract/investments/quotes.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  dividends: (query: QueryOf<typeof dividends.listDividends> = {}) => address('/dividendos', query),
  editDividend: (id: Id) => `/dividendos/${id}/editar`,
  createDividends: () => '/criar-dividendos',
  closes: (query: QueryOf<typeof quotes.listCloses> = {}) => address('/cotacoes', query),
  fundQuotas: (query: QueryOf<typeof quotes.listQuotas> = {}) => address('/cotas-de-fundos', query),
  indexValues: (query: QueryOf<typeof quotes.listIndexValues> = {}) => address('/indices', query),
  quoteLoads: (query: QueryOf<typeof quoteLoads.listQuoteLoads> = {}) => address('/carregar-cotacoes', query),
  corporateActions: (query: QueryOf<typeof corporateActions.listCorporateActions> = {}) =>
    address('/eventos-corporativos', query),
  editCorporateAction: (id: Id) => `/eventos-corporativos/${id}/editar`,
  createCorporateAction: () => '/criar-evento-corporativo',
};
export const recordAddresses: RecordAddresses = {
  dividend: to.editDividend,
  corporate_action: to.editCorporateAction,
};
