import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import type { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import type { FieldColumns } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ABSENT, brl, dayTime, discountText } from '@mirante/domain/format.ts';
import {
  amountBuckets,
  OPEN_LABEL,
  paymentStatusLabels,
  paymentStatusStyle,
  paymentTypeStyle,
  paymentTypeStyles,
} from '@mirante/domain/sales/payment.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import css from './payment-columns.module.css';

const statuses = { ...paymentStatusLabels, expired: 'VENCIDO', open: OPEN_LABEL };
const types = Object.fromEntries(Object.entries(paymentTypeStyles).map(([type, { label }]) => [type, label]));
const buckets = Object.entries(amountBuckets).map(([key, { label }]) => [key, label] as const);

/** The columns shared by all lists of payments. */
export const paymentColumns: FieldColumns<typeof clientPayments.listClientPayments> = {
  id: { sort: 'payment.id', filter: filter.number('payment.id', 'ID'), card: 'title', wrap: false },
  product_names: {
    cell: ({ product_names: names }) => <span className={css.names}>{names.join(', ') || ABSENT}</span>,
    optional: true,
    card: 'line',
  },
  net: { write: (net) => <strong>{brl(net)}</strong>, align: 'right', card: 'line' },
  method: {
    write: (method) => paymentMethodLabels[method],
    filter: filter.choice('payment.method', paymentMethodLabels),
    optional: true,
    card: 'line',
  },
  status: {
    cell: (payment) => <StatusChip look={paymentStatusStyle(payment)} as="text" />,
    filter: filter.choice('payment.status', statuses, 'Todas'),
    card: 'left',
  },
  type: {
    cell: (payment) => <StatusChip look={paymentTypeStyle(payment)} />,
    filter: filter.choice('payment.type', types),
    optional: true,
    card: 'corner',
  },
  created_at: { write: dayTime, sort: 'payment.created_at', optional: true, card: 'right' },
  due_at: { write: dayTime, sort: 'payment.due_at', optional: true, card: 'hidden' },
  amount: {
    write: brl,
    align: 'right',
    sort: 'payment.amount',
    filter: filter.choice('payment.amount', buckets),
    optional: true,
    card: 'hidden',
  },
  discount: {
    write: discountText,
    align: 'right',
    sort: 'payment.discount',
    filter: filter.choice('payment.discount', buckets),
    optional: true,
    card: 'hidden',
  },
  vindi_code: { optional: true, card: 'hidden' },
};
