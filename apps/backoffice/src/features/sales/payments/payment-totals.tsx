import { useSumPaymentsQuery } from '@mirante/api-client/sales/payments.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { filtersIn, useListQuery } from '@mirante/crud/list/use-list-query.ts';
import { brl, integer } from '@mirante/domain/format.ts';
import type { PaymentTotals as Totals } from '@mirante/domain/sales/payment.ts';
import css from './payment-totals.module.css';

/** The totals of the list's payments across all pages. */
export function PaymentTotals() {
  const { query } = useListQuery(payments.listPayments);
  const { currentData } = useSumPaymentsQuery(Object.fromEntries(filtersIn(query)));
  return (
    <div className={css.totals} role="status" aria-label="Totais">
      {currentData && <Sums of={currentData} />}
    </div>
  );
}

function Sums({ of: { n, net, is_at_least } }: { of: Totals }) {
  const more = is_at_least ? 'mais de ' : '';
  return (
    <>
      <span>
        {more}
        {integer(n)} {n === 1 ? 'pagamento' : 'pagamentos'}
      </span>
      <span>
        Total {more}
        <b>{brl(net)}</b>
      </span>
    </>
  );
}
