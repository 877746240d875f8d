import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { ABSENT, brl, day } from '@mirante/domain/format.ts';
import { revenueByDay, revenueByMethod, type Revenue } from '@mirante/domain/house/overview.ts';
import css from './revenue-panel.module.css';

/** What the chart draws, in numbers, the last day first. */
export function RevenueTable({ revenue, height }: { revenue: Revenue; height: number }) {
  const methods = revenueByMethod(revenue);
  const days = revenueByDay(revenue);
  return (
    <div
      className={css.table}
      style={{ maxHeight: height }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
      role="region"
      aria-label="Receita por dia e método, em tabela"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            {methods.map(({ method }) => (
              <th key={method} scope="col">
                {paymentMethodLabels[method]}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {days
            .map((total, i) => (
              <tr key={total.day}>
                <th scope="row">{day(total.day)}</th>
                {methods.map(({ method, amounts }) => (
                  <td key={method}>{amounts[i] === 0 ? ABSENT : brl(amounts[i]!)}</td>
                ))}
                <td>{brl(total.amount)}</td>
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </div>
  );
}
