import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { ABSENT, brl, day } from '@mirante/domain/format.ts';
import { revenueByDay, revenueByMethod, type Revenue } from '@mirante/domain/house/overview.ts';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paidOn } from './paid-on.ts';
import css from './revenue-panel.module.css';

/** The chart's data as a table, latest day first. */
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
                <th scope="row">
                  {total.n === 0 ? (
                    day(total.day)
                  ) : (
                    <Link component={RouterLink} to={paidOn(total.day)}>
                      {day(total.day)}
                    </Link>
                  )}
                </th>
                {methods.map(({ method, amounts }) => (
                  <td key={method}>
                    {amounts[i] === 0 ? (
                      ABSENT
                    ) : (
                      <Link
                        component={RouterLink}
                        to={paidOn(total.day, method)}
                        aria-label={`${paymentMethodLabels[method]} em ${day(total.day)}: ${brl(amounts[i]!)}`}
                      >
                        {brl(amounts[i]!)}
                      </Link>
                    )}
                  </td>
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
