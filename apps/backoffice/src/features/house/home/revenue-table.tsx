import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { ABSENT, brl, day } from '@mirante/domain/format.ts';
import { revenueByDay, revenueByMethod, type Revenue } from '@mirante/domain/house/overview.ts';
import { DataTable } from '@mirante/screens/charts/data-table.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paidOn } from './paid-on.ts';

/** The chart's data as a table, latest day first. */
export function RevenueTable({ revenue, height }: { revenue: Revenue; height: number }) {
  const methods = revenueByMethod(revenue);
  const days = revenueByDay(revenue);
  return (
    <DataTable label="Receita por dia e método, em tabela" maxHeight={height}>
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
              <td>
                <b>{brl(total.amount)}</b>
              </td>
            </tr>
          ))
          .toReversed()}
      </tbody>
    </DataTable>
  );
}
