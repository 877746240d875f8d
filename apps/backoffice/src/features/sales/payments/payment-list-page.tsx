import { useListPaymentsQuery } from '@mirante/api-client/sales/payments.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import type { ColumnsOf } from '@mirante/crud/list/columns.ts';
import { filter, type Options } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { useMemo } from 'react';
import { paymentCode, paymentId, paymentParticulars } from '../../../shared/payment-columns.tsx';
import { to } from '../../../app/to.ts';
import { ClientName } from './client-name.tsx';
import css from './payment-list-page.module.css';
import { useCouponNames } from './use-coupon-names.ts';

export function PaymentListPage() {
  const coupons = useCouponNames();
  const filters = useMemo(() => filtersWith(coupons), [coupons]);
  return (
    <ListPage
      title="Pagamentos"
      noun={['pagamento', 'pagamentos']}
      of={payments.listPayments}
      use={useListPaymentsQuery}
      filters={filters}
      columns={columns}
      to={({ id }) => to.payment(id)}
      head={{ actions: <ExportButton call={payments.exportPayments} /> }}
    />
  );
}
PaymentListPage.needs = payments.listPayments;

const filtersWith = (coupons: Options) => [
  { label: 'Cupom', filter: { ...filter.number('coupon.id', 'Cupom'), options: coupons } },
];

const columns: ColumnsOf<typeof payments.listPayments> = [
  paymentId,
  { ...paymentCode, filter: filter.text('payment.vindi_code', 'Código') },
  {
    label: 'Cliente',
    cell: (payment) => (
      <span className={css.name}>
        <ClientName payment={payment} />
      </span>
    ),
    filter: filter.number('client.id', 'ID'),
    card: 'line',
  },
  ...paymentParticulars,
];
