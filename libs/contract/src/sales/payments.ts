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
import { changesOf } from '../records/audit.ts';
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
/** `payment.status` also takes `expired`: pending and past due. */
const filters = ({ day, id, oneOf }: Fields) => ({
  'payment.id': id(),
  'payment.method': oneOf(paymentMethods),
  'payment.status': oneOf([...paymentStatuses, 'expired']),
  'payment.type': oneOf(paymentTypes),
  'payment.amount': oneOf(amountBucketKeys),
  'payment.discount': oneOf(amountBucketKeys),
  // Days in São Paulo, both inside.
  'payment.created_from': day(),
  'payment.created_to': day(),
  'payment.confirmed_from': day(),
  'payment.confirmed_to': day(),
});
/** A client's own payments, for the client and for staff alike. */
export const paymentListQuery = listQuery({ sort, by: 'payment.created_at', order: -1, filters });
const staffFilters = (fields: Fields) => ({
  ...filters(fields),
  'payment.vindi_code': fields.str().max(60),
  'client.id': fields.id(),
  'coupon.id': fields.id(),
  'refund.state': fields.oneOf(refundStates),
  /** Those with a difference between our books and the gateway that nobody has resolved. */
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
  /** What the list's payments come to, under its filters. */
  sumPayments: get('/api/v1/payments/totals', {
    what: 'Somar os pagamentos',
    allow,
    input: lazySchema((fields) => fields.form(staffFilters(fields))),
    returns: type<PaymentTotals>(),
  }),
  getPayment: get('/api/v1/payments/:id', { what: 'Ver um pagamento', allow, returns: type<StaffPayment>() }),
  listPaymentChanges: changesOf('/api/v1/payments/:id/changes', 'Ver as alterações de um pagamento', allow),
};
