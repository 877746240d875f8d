import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import type { OwnPayment, PaymentRow } from '@mirante/domain/sales/payment.ts';
import { get, type } from '../http.ts';
import { paymentListQuery } from './payments.ts';

/** A client's own records: the owner is always the session's. */
export const clientAccount = {
  listOwnProducts: get('/api/v1/client/products', {
    what: 'Listar os próprios produtos',
    allow: 'client',
    returns: type<ClientProduct[]>(),
  }),
  listOwnPayments: get('/api/v1/client/payments', {
    what: 'Listar os próprios pagamentos',
    allow: 'client',
    input: paymentListQuery,
    returns: type<Page<PaymentRow>>(),
  }),
  getOwnPayment: get('/api/v1/client/payments/:id', {
    what: 'Ver um pagamento próprio',
    allow: 'client',
    returns: type<OwnPayment>(),
  }),
};
