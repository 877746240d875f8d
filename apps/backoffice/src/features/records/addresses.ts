import type { audit } from '@mirante/contract/records/audit.ts';
import { address, type QueryOf } from '../../app/address.ts';

export const to = {
  audit: (query: QueryOf<typeof audit.listAuditRequests> = {}) => address('/alteracoes', query),
};
