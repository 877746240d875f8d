import { paymentMethods } from '@mirante/domain/products/payment-method.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import {
  amountBucketKeys,
  paymentStatuses,
  paymentTypes,
  type StaffPayment,
  type StaffPaymentRow,
} from '@mirante/domain/sales/payment.ts';
import { refundStates } from '@mirante/domain/sales/refund.ts';
import { id, oneOf, str } from '@mirante/validation/fields.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const sort = [
  'payment.id',
  'payment.created_at',
  'payment.due_at',
  'payment.confirmed_at',
  'payment.amount',
  'payment.discount',
] as const;
/** `payment.status` also takes `expired`: pending and past due. */
const filters = {
  'payment.id': id(),
  'payment.method': oneOf(paymentMethods),
  'payment.status': oneOf([...paymentStatuses, 'expired']),
  'payment.type': oneOf(paymentTypes),
  'payment.amount': oneOf(amountBucketKeys),
  'payment.discount': oneOf(amountBucketKeys),
};
/** A client's own payments, for the client and for staff alike. */
export const paymentListQuery = listQuery({ sort, by: 'payment.created_at', order: -1, filters });
const staffQuery = listQuery({
  sort,
  by: 'payment.created_at',
  order: -1,
  filters: {
    ...filters,
    'payment.vindi_code': str().max(60),
    'client.id': id(),
    'coupon.id': id(),
    'refund.state': oneOf(refundStates),
  },
});

const allow = ['atendimento', 'financeiro'] as const;
const listPayments = get('/api/v1/payments', {
  what: 'Listar pagamentos',
  allow,
  input: staffQuery,
  returns: type<Page<StaffPaymentRow>>(),
});
export const payments = {
  listPayments,
  exportPayments: csvOf('/api/v1/payments.csv', 'Exportar pagamentos', listPayments),
  getPayment: get('/api/v1/payments/:id', { what: 'Ver um pagamento', allow, returns: type<StaffPayment>() }),
  listPaymentChanges: changesOf('/api/v1/payments/:id/changes', 'Ver as alterações de um pagamento', allow),
};
