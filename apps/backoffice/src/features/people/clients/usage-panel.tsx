import { useGetClientMetricsQuery } from '@mirante/api-client/people/client-metrics.ts';
import { integer } from '@mirante/domain/format.ts';
import type { ClientMetrics } from '@mirante/domain/people/usage.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { PanelData } from '../../../record/panel-data.tsx';
import { usageRows } from './usage.ts';
import css from './usage-panel.module.css';

/** A summary of a client's activity. */
export function UsagePanel({ id }: { id: number }) {
  const { currentData: data, ...reading } = useGetClientMetricsQuery({ id });
  return (
    <Panel title="Uso">
      <PanelData query={{ ...reading, data }} what="o uso">
        {(metrics) => <UsageTable of={metrics} />}
      </PanelData>
    </Panel>
  );
}

const UsageTable = ({ of }: { of: ClientMetrics }) => (
  <table className={css.table} aria-label="Uso">
    <thead>
      <tr>
        <th scope="col">
          <span className="m-hidden">O que</span>
        </th>
        <th scope="col">24 horas</th>
        <th scope="col">7 dias</th>
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {usageRows(of).map(({ label, total, last_24_hours, last_7_days }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{integer(last_24_hours)}</td>
          <td>{integer(last_7_days)}</td>
          <td>
            <b>{integer(total)}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
