import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import type { clientPayments } from '@mirante/contract/sales/client-payments.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ABSENT, brl, day } from '@mirante/domain/format.ts';
import {
  amountBuckets,
  paymentStatusLabels,
  paymentStatusLook,
  paymentTypeLooks,
} from '@mirante/domain/sales/payment.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';

type Columns = ColumnsOf<typeof clientPayments.listClientPayments>;

const statuses = { ...paymentStatusLabels, expired: 'VENCIDO' };
const types = Object.fromEntries(Object.entries(paymentTypeLooks).map(([type, { label }]) => [type, label]));
const buckets = Object.entries(amountBuckets).map(([key, { label }]) => [key, label] as const);

export const paymentId: Columns[number] = {
  label: 'ID',
  cell: 'id',
  sort: 'payment.id',
  filter: filter.number('payment.id', 'ID'),
  card: 'title',
  wrap: false,
};
export const paymentCode: Columns[number] = {
  label: 'Código',
  cell: ({ vindi_code }) => vindi_code ?? ABSENT,
  card: 'hidden',
};

/** What every list of payments tells of one, whosever they are. */
export const paymentParticulars: Columns = [
  {
    label: 'Método',
    cell: ({ method }) => paymentMethodLabels[method],
    filter: filter.choice('payment.method', paymentMethodLabels),
    card: 'line',
  },
  {
    label: 'Situação',
    cell: (payment) => <StatusChip look={paymentStatusLook(payment)} as="text" />,
    filter: filter.choice('payment.status', statuses, 'Todas'),
    card: 'left',
  },
  {
    label: 'Tipo',
    cell: ({ type }) => <StatusChip look={paymentTypeLooks[type]} />,
    filter: filter.choice('payment.type', types),
    card: 'corner',
  },
  {
    label: 'Valor',
    cell: ({ amount }) => brl(amount),
    align: 'right',
    sort: 'payment.amount',
    filter: filter.choice('payment.amount', buckets),
    card: 'line',
  },
  {
    label: 'Desconto',
    cell: ({ discount }) => brl(discount),
    align: 'right',
    sort: 'payment.discount',
    filter: filter.choice('payment.discount', buckets),
    card: 'hidden',
  },
  { label: 'Criado em', cell: ({ created_at }) => day(created_at), sort: 'payment.created_at', card: 'right' },
  { label: 'Vencimento', cell: ({ due_at }) => day(due_at), sort: 'payment.due_at', card: 'hidden' },
];
