import { clientMetrics } from '@mirante/contract/people/client-metrics.ts';
import { useGetClientMetricsQuery } from '@mirante/api-client/people/client-metrics.ts';
import { useGetClientQuery } from '@mirante/api-client/people/clients.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { integer } from '@mirante/domain/format.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useParams } from 'react-router';
import css from './client-metrics-page.module.css';
import { ClientTabs } from './client-tabs.tsx';
import { usageRows, type UsageRow } from './usage.ts';

export function ClientMetricsPage() {
  const id = Number(useParams().id);
  const client = useGetClientQuery({ id });
  const metrics = useGetClientMetricsQuery({ id });
  return (
    <Loaded query={client} what="Cliente" id={id}>
      {({ name }) => (
        <>
          <PageHead title="Métricas" tab={`Métricas de ${name}`} purpose={name} />
          <ClientTabs id={id} />
          <Loaded shape="part" query={metrics} what="Cliente" id={id}>
            {(found) => (
              <div className={css.grid}>
                {usageRows(found).map((row) => (
                  <UsageCard key={row.label} row={row} />
                ))}
              </div>
            )}
          </Loaded>
        </>
      )}
    </Loaded>
  );
}
ClientMetricsPage.needs = clientMetrics.getClientMetrics;

const UsageCard = ({
  row: { label, total, last_24_hours, percent_24_hours, last_7_days, percent_7_days },
}: {
  row: UsageRow;
}) => (
  <Panel title={label} aside={`${integer(total)} no total`}>
    <dl className={css.spans}>
      <Span label="Últimas 24 horas" count={last_24_hours} percent={percent_24_hours} />
      <Span label="Últimos 7 dias" count={last_7_days} percent={percent_7_days} />
    </dl>
  </Panel>
);

const Span = ({ label, count, percent }: { label: string; count: number; percent: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{integer(count)}</b> <span>{percent}% do total</span>
      <svg className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="6" />
        <rect width={percent} height="6" />
      </svg>
    </dd>
  </div>
);
