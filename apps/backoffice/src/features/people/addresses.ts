import type { clients } from '@mirante/contract/people/clients.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  clients: (query: QueryOf<typeof clients.listClients> = {}) => address('/clientes', query),
  /** `backToList` is the query of the list it was opened from. */
  client: (id: Id, backToList = '') => address(`/clientes/${id}`, { backToList }),
  clientEmail: (id: Id) => `/clientes/${id}/email`,
  clientCpf: (id: Id) => `/clientes/${id}/cpf`,
  clientPhones: (id: Id) => `/clientes/${id}/telefones`,
  clientPayments: (id: Id) => `/clientes/${id}/pagamentos`,
  clientEntitlements: (id: Id) => `/clientes/${id}/acessos`,
  clientMetrics: (id: Id) => `/clientes/${id}/metricas`,
};
export const recordAddresses: RecordAddresses = {
  client: (id) => to.client(id),
};
