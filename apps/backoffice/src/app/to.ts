import type { audit } from '@mirante/contract/records/audit.ts';
import type { clients } from '@mirante/contract/people/clients.ts';
import type { coupons } from '@mirante/contract/products/coupons.ts';
import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { payments } from '@mirante/contract/sales/payments.ts';
import type { products } from '@mirante/contract/products/products.ts';
import type { refunds } from '@mirante/contract/sales/refunds.ts';
import type { users } from '@mirante/contract/access/users.ts';

/** Every address of the back office. Lists take their filters, typed by the contract that reads them. */
export const to = {
  home: () => '/',
  login: () => '/login',
  clients: (query: QueryOf<typeof clients.listClients> = {}) => address('/clientes', query),
  /** `backToList` is the query of the list it was opened from. */
  client: (id: number | ':id', backToList = '') => address(`/clientes/${id}`, { backToList }),
  clientEmail: (id: number | ':id') => `/clientes/${id}/email`,
  clientCpf: (id: number | ':id') => `/clientes/${id}/cpf`,
  clientPhones: (id: number | ':id') => `/clientes/${id}/telefones`,
  clientPayments: (id: number | ':id') => `/clientes/${id}/pagamentos`,
  clientMetrics: (id: number | ':id') => `/clientes/${id}/metricas`,
  clientProduct: (clientId: number | ':id', id: number | ':productId') => `/clientes/${clientId}/produto/${id}`,
  cancelClientProduct: (clientId: number | ':id', id: number | ':productId') =>
    `/clientes/${clientId}/produto/${id}/cancelamento`,
  clientProductObs: (clientId: number | ':id', id: number | ':productId') =>
    `/clientes/${clientId}/produto/${id}/observacao`,
  clientProductExpiry: (clientId: number | ':id', id: number | ':productId') =>
    `/clientes/${clientId}/produto/${id}/vencimento`,
  payments: (query: QueryOf<typeof payments.listPayments> = {}) => address('/pagamentos', query),
  payment: (id: number | ':id') => `/pagamentos/${id}`,
  refunds: (query: QueryOf<typeof refunds.listRefunds> = {}) => address('/reembolsos', query),
  editRefund: (id: number | ':id') => `/reembolsos/${id}/editar`,
  coupons: (query: QueryOf<typeof coupons.listCoupons> = {}) => address('/cupons', query),
  coupon: (id: number | ':id') => `/cupons/${id}`,
  editCoupon: (id: number | ':id') => `/cupons/${id}/editar`,
  newCoupon: () => '/criar-cupom',
  /** `currentIDs`: the products that it has already. */
  linkCoupon: (id: number | ':id', currentIDs: readonly number[] = []) =>
    address(`/associar-cupom/produto/${id}`, { currentIDs: currentIDs.join(',') }),
  products: (query: QueryOf<typeof products.listProducts> = {}) => address('/produtos', query),
  product: (id: number | ':id') => `/produtos/${id}`,
  editProduct: (id: number | ':id') => `/produtos/${id}/editar`,
  addProductChild: (id: number | ':id') => `/produtos/${id}/adicionar-filho`,
  newProduct: () => '/criar-produto',
  dividends: (query: QueryOf<typeof dividends.listDividends> = {}) => address('/dividendos', query),
  editDividend: (id: number | ':id') => `/dividendos/${id}/editar`,
  createDividends: () => '/criar-dividendos',
  users: (query: QueryOf<typeof users.listUsers> = {}) => address('/usuarios', query),
  user: (id: number | ':id') => `/usuarios/${id}`,
  userRoles: (id: number | ':id') => `/usuarios/${id}/papeis/editar`,
  newUser: () => '/criar-usuario',
  permissions: () => '/permissoes',
  ownData: () => '/usuario/dados',
  ownPassword: () => '/usuario/trocar-senha',
  security: () => '/usuario/seguranca',
  audit: (query: QueryOf<typeof audit.listAuditEntries> = {}) => address('/alteracoes', query),
};

type QueryOf<E> = Partial<Input<E>>;

function address(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : path;
}
