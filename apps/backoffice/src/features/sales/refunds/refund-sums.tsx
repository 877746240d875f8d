import { brl, integer } from '@mirante/domain/format.ts';
import { fromCents, toCents } from '@mirante/domain/money.ts';
import { refundStateStyles, refundStates, type RefundSum } from '@mirante/domain/sales/refund.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import css from './refund-sums.module.css';

/** The refunds' totals across all pages. */
export const RefundSums = ({ sums }: { sums: readonly RefundSum[] }) =>
  sums.length > 0 && (
    <dl className={css.sums} aria-label="Somas">
      {refundStates
        .flatMap((state) => sums.filter((sum) => sum.state === state))
        .map(({ state, n, amount }) => (
          <div key={state}>
            <dt>
              <StatusChip look={refundStateStyles[state]} as="text" /> {integer(n)}
            </dt>
            <dd>{brl(amount)}</dd>
          </div>
        ))}
      {sums.length > 1 && (
        <div>
          <dt>Total {integer(sums.reduce((all, { n }) => all + n, 0))}</dt>
          <dd>{brl(fromCents(sums.reduce((all, { amount }) => all + toCents(amount), 0)))}</dd>
        </div>
      )}
    </dl>
  );
