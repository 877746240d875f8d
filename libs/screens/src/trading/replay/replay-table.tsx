import { signedPercent } from '@mirante/domain/format.ts';
import type { ReplayStep } from '@mirante/domain/trading/replay.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import { DataTable } from '../../charts/data-table.tsx';
import { momentText } from './replay-format.ts';
import { replayLines } from './replay-lines.ts';

interface Props {
  steps: readonly ReplayStep[];
  long: boolean;
  height: number;
}

/** The chart's values as a table, first record first. */
export const ReplayTable = ({ steps, long, height }: Props) => (
  <DataTable label="Valores publicados, em tabela" maxHeight={height}>
    <thead>
      <tr>
        <th scope="col">Instante</th>
        <th scope="col">Valor</th>
        {replayLines.map(({ field, label }) => (
          <th key={field} scope="col">
            {label}
          </th>
        ))}
        <th scope="col">Resultado</th>
      </tr>
    </thead>
    <tbody>
      {steps.map((step) => (
        <tr key={step.id}>
          <th scope="row">{momentText(step.at, long)}</th>
          <td>{price(step.value)}</td>
          {replayLines.map(({ field }) => (
            <td key={field}>{price(step[field])}</td>
          ))}
          <td>{signedPercent(step.result)}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);
