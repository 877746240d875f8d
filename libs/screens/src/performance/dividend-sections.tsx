import type { DividendForecast, StockDividends } from '@mirante/domain/investments/dividend-forecast.ts';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { lazy, Suspense, type ReactNode } from 'react';

// Loaded in parallel with the page.
const ForecastPanel = lazy(() => import('./forecast-panel.tsx').then((m) => ({ default: m.ForecastPanel })));
const StockDividendsPanel = lazy(() =>
  import('./stock-dividends-panel.tsx').then((m) => ({ default: m.StockDividendsPanel })),
);

interface Props<Data> {
  id: number;
  /** The query hook, for clients or for staff. */
  useRead: (query: { id: number }) => { data?: Data; error?: unknown; refetch: () => unknown };
}

export const ForecastSection = (props: Props<DividendForecast>) => (
  <Section {...props}>{(forecast) => <ForecastPanel forecast={forecast} />}</Section>
);

export const StockDividendsSection = (props: Props<StockDividends>) => (
  <Section {...props}>{(dividends) => <StockDividendsPanel dividends={dividends} />}</Section>
);

const loading = <CardSkeleton height={260} />;

function Section<Data>({ id, useRead, children }: Props<Data> & { children: (data: Data) => ReactNode }) {
  const { data, error, refetch } = useRead({ id });
  if (data) return <Suspense fallback={loading}>{children(data)}</Suspense>;
  if (error === undefined) return loading;
  return <ErrorPanel title="Não foi possível carregar os dividendos" error={error} onRetry={refetch} />;
}
