import type { Page } from '@mirante/domain/records/page.ts';
import type { PaymentRow } from '@mirante/domain/sales/payment.ts';
import { csvOf } from '../records/csv.ts';
import { get, type } from '../http.ts';
import { paymentListQuery } from './payments.ts';

const listClientPayments = get('/api/v1/clients/:id/payments', {
  what: 'Listar os pagamentos de um cliente',
  allow: ['atendimento', 'financeiro'],
  input: paymentListQuery,
  returns: type<Page<PaymentRow>>(),
});
export const clientPayments = {
  listClientPayments,
  exportClientPayments: csvOf(
    '/api/v1/clients/:id/payments.csv',
    'Exportar os pagamentos de um cliente',
    listClientPayments,
  ),
};
