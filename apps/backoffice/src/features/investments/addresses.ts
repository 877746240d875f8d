import type { dividends } from '@mirante/contract/investments/dividends.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  dividends: (query: QueryOf<typeof dividends.listDividends> = {}) => address('/dividendos', query),
  editDividend: (id: Id) => `/dividendos/${id}/editar`,
  createDividends: () => '/criar-dividendos',
};
export const recordAddresses: RecordAddresses = {
  dividend: to.editDividend,
};
