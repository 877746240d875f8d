import { useListPaymentsQuery } from '@mirante/api-client/payments.ts';
import { payments } from '@mirante/contract/payments.ts';
import type { ColumnsOf } from '@mirante/crud/columns.ts';
import { filter, type Options } from '@mirante/crud/filters.tsx';
import { ListPage } from '@mirante/crud/list-page.tsx';
import { ABSENT, brl, day } from '@mirante/domain/format.ts';
import { amountBuckets, paymentMethodLabels, paymentStatusLabels, paymentStatusLook, paymentTypeLooks } from '@mirante/domain/payment.ts';
import { ExportButton } from '@mirante/screens/export-button.tsx';
import { StatusChip } from '@mirante/ui-kit/status-chip.tsx';
import { useMemo } from 'react';
import { to } from '../../to.ts';
import { ClientName } from './client-name.tsx';
import css from './payment-list-page.module.css';
import { useCouponNames } from './use-coupon-names.ts';

const statuses = { ...paymentStatusLabels, expired: 'VENCIDO' };
const types = Object.fromEntries(Object.entries(paymentTypeLooks).map(([type, { label }]) => [type, label]));
const buckets = Object.entries(amountBuckets).map(([key, { label }]) => [key, label] as const);

export function PaymentListPage() {
  const coupons = useCouponNames();
  const filters = useMemo(() => filtersWith(coupons), [coupons]);
  return (
    <ListPage
      title="Pagamentos" noun={['pagamento', 'pagamentos']} of={payments.listPayments} use={useListPaymentsQuery} filters={filters} columns={columns} to={({ id }) => to.payment(id)}
      head={{ actions: <ExportButton call={payments.exportPayments} /> }}
    />
  );
}

const filtersWith = (coupons: Options) => [{ label: 'Cupom', filter: { ...filter.number('coupon.id', 'Cupom'), options: coupons } }];

const columns: ColumnsOf<typeof payments.listPayments> = [
  { label: 'ID', cell: 'id', sort: 'payment.id', filter: filter.number('payment.id', 'ID'), card: 'title', wrap: false },
  { label: 'Código', cell: ({ vindi_code }) => vindi_code ?? ABSENT, filter: filter.text('payment.vindi_code', 'Código'), card: 'hidden' },
  { label: 'Cliente', cell: (payment) => <span className={css.name}><ClientName payment={payment} /></span>, filter: filter.number('client.id', 'ID'), card: 'line' },
  { label: 'Método', cell: ({ method }) => paymentMethodLabels[method], filter: filter.choice('payment.method', paymentMethodLabels), card: 'line' },
  { label: 'Situação', cell: (payment) => <StatusChip look={paymentStatusLook(payment)} as="text" />, filter: filter.choice('payment.status', statuses, 'Todas'), card: 'left' },
  { label: 'Tipo', cell: ({ type }) => <StatusChip look={paymentTypeLooks[type]} />, filter: filter.choice('payment.type', types), card: 'corner' },
  { label: 'Valor', cell: ({ amount }) => brl(amount), align: 'right', sort: 'payment.amount', filter: filter.choice('payment.amount', buckets), card: 'line' },
  { label: 'Desconto', cell: ({ discount }) => brl(discount), align: 'right', sort: 'payment.discount', filter: filter.choice('payment.discount', buckets), card: 'hidden' },
  { label: 'Criado em', cell: ({ created_at }) => day(created_at), sort: 'payment.created_at', card: 'right' },
  { label: 'Vencimento', cell: ({ due_at }) => day(due_at), sort: 'payment.due_at', card: 'hidden' },
];
