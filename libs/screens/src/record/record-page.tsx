import { useGetRecordSummaryQuery } from '@mirante/api-client/investments/record.ts';
import { record } from '@mirante/contract/investments/record.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import type { ListFrameProps } from '@mirante/crud/list/list-frame.tsx';
import { PAST_RESULTS } from '@mirante/domain/investments/performance/performance.ts';
import { recordWords, type RecordCall } from '@mirante/domain/investments/record.ts';
import { AfterDelay, CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { recordColumns } from './record-columns.tsx';
import { RecordKinds, type RecordAddresses } from './record-kinds.tsx';
import css from './record.module.css';

// The list counts for the page's initial size; the overview is loaded lazily.
const RecordOverview = lazy(() => import('./record-overview.tsx').then((m) => ({ default: m.RecordOverview })));

interface Props {
  /** The query hook of the list. */
  use: ListFrameProps<typeof record.listRecord>['use'];
  /** The link to a report that can be opened. */
  reportLink: (report: NonNullable<RecordCall['report']>) => ReactNode;
  to: RecordAddresses;
}

const loading = (
  <AfterDelay>
    <CardSkeleton height={464} />
  </AfterDelay>
);

const results = { gain: 'Com ganho', loss: 'Sem ganho' } as const;

/** All closed recommendations, gains and losses, and the proof that none was changed. */
export function RecordPage({ use, reportLink, to }: Props) {
  const { data: summary, error, refetch } = useGetRecordSummaryQuery();
  const portfolios = summary?.portfolios.map(({ id, name }) => [String(id), name] as const) ?? [];
  return (
    <>
      <PageHead
        title="Histórico de recomendações"
        purpose="Todas as recomendações encerradas, com ganho e com perda. Nada é retirado depois de publicado."
      />
      <RecordKinds to={to} />
      {error && !summary ? (
        <ErrorPanel title="Não foi possível carregar o resumo" error={error} onRetry={refetch} />
      ) : (
        <div className={css.glance}>
          <Suspense fallback={loading}>{summary ? <RecordOverview summary={summary} /> : loading}</Suspense>
        </div>
      )}
      <ListPage
        words={recordWords}
        head={null}
        of={record.listRecord}
        use={use}
        columns={recordColumns(reportLink)}
        filters={[
          { label: 'Ativo', filter: filter.text('record_result.code', 'Buscar ativo') },
          { label: 'Carteira', filter: filter.choice('record_result.stock_portfolio_id', portfolios, 'Todas') },
          { label: 'Resultado', filter: filter.choice('record_result.result', results) },
          { label: 'Encerrada desde', filter: filter.day('record_result.date_out') },
          { label: 'Encerrada até', filter: filter.day('record_result.until') },
        ]}
        emptyText="Quando uma recomendação for encerrada, ela aparecerá aqui."
        foot={() => (
          <p className={css.foot}>
            Resultado com os dividendos brutos do período, sem custos nem impostos; o Ibovespa é o do mesmo período.{' '}
            {PAST_RESULTS}
          </p>
        )}
      />
    </>
  );
}
