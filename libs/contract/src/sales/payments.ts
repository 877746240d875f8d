import { paymentMethods } from '@mirante/domain/products/payment-method.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import {
  amountBucketKeys,
  paymentStatuses,
  paymentTypes,
  type PaymentTotals,
  type StaffPayment,
  type StaffPaymentRow,
} from '@mirante/domain/sales/payment.ts';
import { discrepancyKinds } from '@mirante/domain/sales/discrepancy-kind.ts';
import { refundStates } from '@mirante/domain/sales/refund.ts';
import { changesOf } from '../records/changes.ts';
import { csvOf } from '../records/csv.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { lazySchema, type Fields } from '../lazy-schema.ts';

const sort = [
  'payment.id',
  'payment.created_at',
  'payment.due_at',
  'payment.confirmed_at',
  'payment.amount',
  'payment.discount',
] as const;
/** `payment.status` also accepts `expired`: pending and overdue. */
const filters = ({ day, id, oneOf }: Fields) => ({
  'payment.id': id(),
  'payment.method': oneOf(paymentMethods),
  'payment.status': oneOf([...paymentStatuses, 'expired', 'open']),
  'payment.type': oneOf(paymentTypes),
  'payment.amount': oneOf(amountBucketKeys),
  'payment.discount': oneOf(amountBucketKeys),
  // Days in São Paulo, inclusive.
  'payment.created_from': day(),
  'payment.created_to': day(),
  'payment.confirmed_from': day(),
  'payment.confirmed_to': day(),
});
/** A client's payments, for the client and for staff. */
export const paymentListQuery = listQuery({ sort, by: 'payment.created_at', order: -1, filters });
const staffFilters = (fields: Fields) => ({
  ...filters(fields),
  'payment.vindi_code': fields.str().max(60),
  'client.id': fields.id(),
  'coupon.id': fields.id(),
  'refund.state': fields.oneOf(refundStates),
  /** Those with an unresolved discrepancy of this kind with the gateway. */
  'payment.problem': fields.oneOf(discrepancyKinds),
});
const staffQuery = listQuery({ sort, by: 'payment.created_at', order: -1, filters: staffFilters });

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
  /** The totals of the list's payments, under the same filters. */
  sumPayments: get('/api/v1/payments/totals', {
    what: 'Somar os pagamentos',
    allow,
    input: lazySchema((fields) => fields.form(staffFilters(fields))),
    returns: type<PaymentTotals>(),
  }),
  getPayment: get('/api/v1/payments/:id', { what: 'Ver um pagamento', allow, returns: type<StaffPayment>() }),
  listPaymentChanges: changesOf('/api/v1/payments/:id/changes', 'Ver as alterações de um pagamento', allow),
};
