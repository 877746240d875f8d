import type { clients } from '@mirante/contract/clients.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { payments } from '@mirante/contract/payments.ts';

/** Every address of the back office. Lists take their filters, typed by the contract that reads them. */
export const to = {
  home: () => '/',
  login: () => '/login',
  clients: (query: ClientsQuery = {}) => address('/clientes', query),
  /** `backToList` is the query of the list it was opened from. */
  client: (id: number | ':id', backToList = '') => address(`/clientes/${id}`, { backToList }),
  payments: (query: PaymentsQuery = {}) => address('/pagamentos', query),
  payment: (id: number | ':id') => `/pagamentos/${id}`,
  permissions: () => '/permissoes',
};

type ClientsQuery = Partial<Input<typeof clients.listClients>>;
type PaymentsQuery = Partial<Input<typeof payments.listPayments>>;

function address(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : path;
}
