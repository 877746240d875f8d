import { day } from '@mirante/domain/format.ts';
import { closePrice } from '@mirante/domain/investments/stock-closes.ts';
import { DataTable } from '../charts/data-table.tsx';

interface Props {
  code: string;
  days: readonly string[];
  closes: readonly number[];
  prices: readonly number[];
  national: boolean;
}

/** The chart's points as a table, newest first: as traded, and adjusted. */
export const ClosesTable = ({ code, days, closes, prices, national }: Props) => (
  <DataTable label={`Cotações de ${code}`} maxHeight={320}>
    <thead>
      <tr>
        <th scope="col">Pregão</th>
        <th scope="col">Fechamento</th>
        <th scope="col">Ajustado</th>
      </tr>
    </thead>
    <tbody>
      {days
        .map((of, i) => (
          <tr key={of}>
            <th scope="row">{day(of)}</th>
            <td>{closePrice(closes[i]!, national)}</td>
            <td>{closePrice(prices[i]!, national)}</td>
          </tr>
        ))
        .toReversed()}
    </tbody>
  </DataTable>
);
