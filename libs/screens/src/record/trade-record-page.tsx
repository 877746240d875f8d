import { useGetTradeRecordSummaryQuery, useListTradeRecordQuery } from '@mirante/api-client/trading/trade-record.ts';
import { tradeRecord } from '@mirante/contract/trading/trade-record.ts';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { PAST_RESULTS } from '@mirante/domain/investments/performance/performance.ts';
import { strategyNames } from '@mirante/domain/trading/strategies.ts';
import { tradeRecordWords, type RecordTrade } from '@mirante/domain/trading/trade-record.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { AfterDelay, CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { RecordKinds, type RecordAddresses } from './record-kinds.tsx';
import { tradeRecordColumns } from './trade-record-columns.tsx';
import css from './record.module.css';

// The list counts for the page's initial size; the overview is loaded lazily.
const TradeRecordOverview = lazy(() =>
  import('./trade-record-overview.tsx').then((m) => ({ default: m.TradeRecordOverview })),
);

interface Props {
  to: RecordAddresses;
  /** Renders a trade's code, such as a link to its replay. */
  tradeLink: (trade: RecordTrade) => ReactNode;
}

const loading = (
  <AfterDelay>
    <CardSkeleton height={320} />
  </AfterDelay>
);

const results = { gain: 'Com ganho', loss: 'Sem ganho', none: 'Sem resultado' } as const;

/** All closed trades, gains and losses; open ones are in the chain only as commitments. */
export function TradeRecordPage({ to, tradeLink }: Props) {
  const { data: summary, error, refetch } = useGetTradeRecordSummaryQuery();
  return (
    <>
      <PageHead
        title="Histórico de operações"
        purpose="Todas as operações encerradas do Full Trader, com ganho e com perda. Nada é retirado depois de publicado."
      />
      <RecordKinds to={to} />
      {error && !summary ? (
        <ErrorPanel title="Não foi possível carregar o resumo" error={error} onRetry={refetch} />
      ) : (
        <div className={css.tradeGlance}>
          <Suspense fallback={loading}>{summary ? <TradeRecordOverview summary={summary} /> : loading}</Suspense>
        </div>
      )}
      <ListPage
        words={tradeRecordWords}
        head={null}
        of={tradeRecord.listTradeRecord}
        use={useListTradeRecordQuery}
        columns={tradeRecordColumns(tradeLink)}
        filters={[
          { label: 'Ativo', filter: filter.text('record_trade_result.code', 'Buscar ativo') },
          {
            label: 'Estratégia',
            filter: filter.choice('record_trade_result.strategy_id', Object.entries(strategyNames), 'Todas'),
          },
          { label: 'Resultado', filter: filter.choice('record_trade_result.result', results) },
          { label: 'Encerrada desde', filter: filter.day('record_trade_result.finished_at') },
          { label: 'Encerrada até', filter: filter.day('record_trade_result.until') },
        ]}
        emptyText="Quando uma operação for encerrada, ela aparecerá aqui."
        foot={() => (
          <p className={css.foot}>
            Resultado pelos valores publicados, metade no RP onde houve, sem custos nem impostos; não se soma ao das
            carteiras. O que foi cancelado aparece depois de 30 dias, sem resultado. {PAST_RESULTS}
          </p>
        )}
      />
    </>
  );
}
