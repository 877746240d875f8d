import { useListPaymentsQuery } from '@mirante/api-client/payments.ts';
import { payments } from '@mirante/contract/payments.ts';
import type { ColumnsOf } from '@mirante/crud/columns.ts';
import { filter, type Options } from '@mirante/crud/filters.tsx';
import { ListPage } from '@mirante/crud/list-page.tsx';
import { ExportButton } from '@mirante/screens/export-button.tsx';
import { useMemo } from 'react';
import { paymentCode, paymentId, paymentParticulars } from '../../payment-columns.tsx';
import { to } from '../../to.ts';
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
