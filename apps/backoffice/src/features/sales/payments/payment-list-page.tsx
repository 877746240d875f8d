import { useListPaymentsQuery } from '@mirante/api-client/sales/payments.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type Options } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { RowMenu } from '@mirante/crud/record/row-menu.tsx';
import { lazyActs } from '@mirante/crud/record/lazy-acts.tsx';
import { discrepancyKindLabels } from '@mirante/domain/sales/discrepancy-kind.ts';
import { labelsOf } from '@mirante/domain/records/words.ts';
import { paymentWords, type StaffPaymentRow } from '@mirante/domain/sales/payment.ts';
import { refundStateStyles } from '@mirante/domain/sales/refund.ts';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { useMay } from '@mirante/session/can.tsx';
import { useMemo } from 'react';
import { ClientLink } from '../../../shared/client-link.tsx';
import { paymentColumns } from '../../../shared/payment-columns.tsx';
import { to } from '../../../app/to.ts';
import css from './payment-list-page.module.css';
import { PaymentPeriod, periodFilters } from './payment-period.tsx';
import { PaymentTotals } from './payment-totals.tsx';
import { Refunded } from '../../../shared/refunded.tsx';
import { useClientNames, useCouponNames, useFoundClients } from './use-names.ts';

export function PaymentListPage() {
  const coupons = useCouponNames();
  const chosen = useClientNames();
  const maySearch = useMay(clients.listClients);
  const filters = useMemo(() => filtersWith(coupons), [coupons]);
  const columns = useMemo(() => columnsWith(maySearch, chosen), [maySearch, chosen]);
  return (
    <ListPage
      words={paymentWords}
      of={payments.listPayments}
      use={useListPaymentsQuery}
      filters={filters}
      columns={columns}
      to={({ id }) => to.payment(id)}
      actions={menuOf}
      head={{ actions: <ExportButton call={payments.exportPayments} /> }}
      foot={({ total }) => total > 0 && <PaymentTotals />}
    >
      <PaymentPeriod />
    </ListPage>
  );
}
PaymentListPage.needs = payments.listPayments;

const PaymentActs = lazyActs(() => import('./payment-acts.tsx').then((m) => m.PaymentActs));
const menuOf = (payment: StaffPaymentRow) => (
  <RowMenu row={payment} name={`pagamento ${payment.id}, ${payment.client_name}`} Acts={PaymentActs} />
);

const { removed: _removed, ...refundStates } = labelsOf(refundStateStyles);
const filtersWith = (coupons: Options) => [
  { label: 'Divergência', filter: filter.choice('payment.problem', discrepancyKindLabels, 'Todas') },
  { label: paymentWords.list.coupon_code, filter: { ...filter.number('coupon.id', 'Cupom'), options: coupons } },
  ...periodFilters,
];

const { id, ...particulars } = paymentColumns;
const columnsWith = (maySearch: boolean, chosen: Options) =>
  columnsOf<typeof payments.listPayments>(paymentWords.list, {
    id,
    client_name: {
      cell: (payment) => (
        <span className={css.name}>
          <ClientLink of={payment} />
        </span>
      ),
      filter: maySearch
        ? filter.record('client.id', 'Nome ou ID', useFoundClients, chosen)
        : { ...filter.number('client.id', 'ID'), options: chosen },
      card: 'line',
    },
    ...particulars,
    refunded: {
      cell: ({ refunded, refund_state }) =>
        (refunded > 0 || refund_state) && <Refunded amount={refunded} state={refund_state} />,
      filter: filter.choice('refund.state', refundStates),
      optional: true,
      align: 'right',
      card: 'line',
    },
    vindi_code: { ...particulars.vindi_code, filter: filter.text('payment.vindi_code', 'Código') },
  });
