import type { DividendForecast, StockDividends } from '@mirante/domain/investments/dividend-forecast.ts';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { lazy, Suspense } from 'react';

// Loaded in parallel with the page.
const ForecastPanel = lazy(() => import('./forecast-panel.tsx').then((m) => ({ default: m.ForecastPanel })));
const StockDividendsPanel = lazy(() =>
  import('./stock-dividends-panel.tsx').then((m) => ({ default: m.StockDividendsPanel })),
);

interface Props<T> {
  id: number;
  /** The query hook, for clients or for staff. */
  useRead: (query: { id: number }) => { data?: T; error?: unknown; refetch: () => unknown };
}

const HEIGHT = 260;
const FAILED = 'Não foi possível carregar os dividendos';

export function ForecastSection({ id, useRead }: Props<DividendForecast>) {
  const { data, error, refetch } = useRead({ id });
  if (data) {
    return (
      <Suspense fallback={<CardSkeleton height={HEIGHT} />}>
        <ForecastPanel forecast={data} />
      </Suspense>
    );
  }
  if (error === undefined) return <CardSkeleton height={HEIGHT} />;
  return <ErrorPanel title={FAILED} error={error} onRetry={refetch} />;
}

export function StockDividendsSection({ id, useRead }: Props<StockDividends>) {
  const { data, error, refetch } = useRead({ id });
  if (data) {
    return (
      <Suspense fallback={<CardSkeleton height={HEIGHT} />}>
        <StockDividendsPanel dividends={data} />
      </Suspense>
    );
  }
  if (error === undefined) return <CardSkeleton height={HEIGHT} />;
  return <ErrorPanel title={FAILED} error={error} onRetry={refetch} />;
}
