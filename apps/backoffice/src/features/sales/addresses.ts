import type { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import type { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import type { payments } from '@mirante/contract/sales/payments.ts';
import type { refunds } from '@mirante/contract/sales/refunds.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  clientProduct: (clientId: Id, id: number | ':productId') => `/clientes/${clientId}/produto/${id}`,
  cancelClientProduct: (clientId: Id, id: number | ':productId') => `/clientes/${clientId}/produto/${id}/cancelamento`,
  clientProductObs: (clientId: Id, id: number | ':productId') => `/clientes/${clientId}/produto/${id}/observacao`,
  clientProductExpiry: (clientId: Id, id: number | ':productId') => `/clientes/${clientId}/produto/${id}/vencimento`,
  expiringProducts: (query: QueryOf<typeof expiringProducts.listExpiringProducts> = {}) =>
    address('/vencimentos', query),
  payments: (query: QueryOf<typeof payments.listPayments> = {}) => address('/pagamentos', query),
  payment: (id: Id) => `/pagamentos/${id}`,
  discrepancies: (query: QueryOf<typeof discrepancies.listDiscrepancies> = {}) => address('/conferencia', query),
  refunds: (query: QueryOf<typeof refunds.listRefunds> = {}) => address('/reembolsos', query),
  editRefund: (id: Id) => `/reembolsos/${id}/editar`,
};
export const recordAddresses: RecordAddresses = {
  client_product: (id, clientId) => to.clientProduct(clientId ?? 0, id),
  payment: to.payment,
  refund: to.editRefund,
};
