import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import type { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import type { FieldColumns } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { brl, day } from '@mirante/domain/format.ts';
import {
  amountBuckets,
  paymentStatusLabels,
  paymentStatusLook,
  paymentTypeLooks,
} from '@mirante/domain/sales/payment.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';

const statuses = { ...paymentStatusLabels, expired: 'VENCIDO' };
const types = Object.fromEntries(Object.entries(paymentTypeLooks).map(([type, { label }]) => [type, label]));
const buckets = Object.entries(amountBuckets).map(([key, { label }]) => [key, label] as const);

/** What every list of payments tells of one, whosever they are. */
export const paymentColumns: FieldColumns<typeof clientPayments.listClientPayments> = {
  id: { sort: 'payment.id', filter: filter.number('payment.id', 'ID'), card: 'title', wrap: false },
  vindi_code: { card: 'hidden' },
  method: {
    write: (method) => paymentMethodLabels[method],
    filter: filter.choice('payment.method', paymentMethodLabels),
    card: 'line',
  },
  status: {
    cell: (payment) => <StatusChip look={paymentStatusLook(payment)} as="text" />,
    filter: filter.choice('payment.status', statuses, 'Todas'),
    card: 'left',
  },
  type: {
    write: (type) => <StatusChip look={paymentTypeLooks[type]} />,
    filter: filter.choice('payment.type', types),
    card: 'corner',
  },
  amount: {
    write: brl,
    align: 'right',
    sort: 'payment.amount',
    filter: filter.choice('payment.amount', buckets),
    card: 'line',
  },
  discount: {
    write: brl,
    align: 'right',
    sort: 'payment.discount',
    filter: filter.choice('payment.discount', buckets),
    card: 'hidden',
  },
  created_at: { write: day, sort: 'payment.created_at', card: 'right' },
  due_at: { write: day, sort: 'payment.due_at', card: 'hidden' },
};
