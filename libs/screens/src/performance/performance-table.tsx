import { ABSENT, day } from '@mirante/domain/format.ts';
import { changePercent } from '@mirante/domain/investments/stock-code.ts';
import css from './performance-panel.module.css';
import { tableRows, type DrawnPeriod } from './series-of.ts';

/** What the chart draws, in numbers, the last day first. */
export const PerformanceTable = ({ period, height }: { period: DrawnPeriod; height: number }) => (
  <div
    className={css.table}
    style={{ maxHeight: height }}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    tabIndex={0}
    role="region"
    aria-label="Performance, em tabela"
  >
    <table>
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
                <td key={period.lines[place]!.key}>{value === null ? ABSENT : changePercent(value)}</td>
              ))}
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  </div>
);
