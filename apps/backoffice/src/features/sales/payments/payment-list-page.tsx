import { useListPaymentsQuery } from '@mirante/api-client/sales/payments.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type Options } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { labelsOf } from '@mirante/domain/records/words.ts';
import { paymentWords } from '@mirante/domain/sales/payment.ts';
import { refundStateLooks } from '@mirante/domain/sales/refund.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { useMemo } from 'react';
import { paymentColumns } from '../../../shared/payment-columns.tsx';
import { to } from '../../../app/to.ts';
import { ClientName } from './client-name.tsx';
import css from './payment-list-page.module.css';
import { Refunded } from './refunded.tsx';
import { useCouponNames } from './use-coupon-names.ts';

export function PaymentListPage() {
  const coupons = useCouponNames();
  const filters = useMemo(() => filtersWith(coupons), [coupons]);
  return (
    <ListPage
      words={paymentWords}
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

const { removed: _removed, ...refundStates } = labelsOf(refundStateLooks);
const filtersWith = (coupons: Options) => [
  { label: paymentWords.list.coupon_code, filter: { ...filter.number('coupon.id', 'Cupom'), options: coupons } },
];

const { id, ...particulars } = paymentColumns;
const columns = columnsOf<typeof payments.listPayments>(paymentWords.list, {
  id,
  client_name: {
    cell: (payment) => (
      <span className={css.name}>
        <ClientName payment={payment} />
      </span>
    ),
    filter: filter.number('client.id', 'ID'),
    card: 'line',
  },
  ...particulars,
  vindi_code: { ...particulars.vindi_code, filter: filter.text('payment.vindi_code', 'Código') },
  refunded: {
    cell: ({ refunded, refund_state }) =>
      (refunded > 0 || refund_state) && <Refunded amount={refunded} state={refund_state} />,
    filter: filter.choice('refund.state', refundStates),
    align: 'right',
    card: 'line',
  },
});
