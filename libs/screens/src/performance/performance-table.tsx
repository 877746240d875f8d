import { ABSENT, day, signedPercent } from '@mirante/domain/format.ts';
import { DataTable } from '../charts/data-table.tsx';
import { tableRows, type DrawnPeriod } from './series-of.ts';

/** The chart's values as a table, last day first. */
export const PerformanceTable = ({ period, height }: { period: DrawnPeriod; height: number }) => (
  <DataTable label="Performance, em tabela" maxHeight={height}>
    <thead>
      <tr>
        <th scope="col">Dia</th>
        {period.lines.map(({ key, label }) => (
          <th key={key} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {tableRows(period)
        .map(({ day: at, values }) => (
          <tr key={at}>
            <th scope="row">{day(at)}</th>
            {values.map((value, place) => (
              <td key={period.lines[place]!.key}>{value === null ? ABSENT : signedPercent(value)}</td>
            ))}
          </tr>
        ))
        .toReversed()}
    </tbody>
  </DataTable>
);
