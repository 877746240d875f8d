import type { DividendForecast, StockDividends } from '@mirante/domain/investments/dividend-forecast.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { StockDividendsPanel } from './stock-dividends-panel.tsx';

interface Props<T> {
  id: number;
  /** The call, for clients or for staff. */
  useRead: (query: { id: number }) => { data?: T; error?: unknown; refetch: () => unknown };
}

const HEIGHT = 260;
const FAILED = 'Não foi possível carregar os dividendos';

/** Of a portfolio of stocks. */
export function ForecastSection({ id, useRead }: Props<DividendForecast>) {
  const { data, error, refetch } = useRead({ id });
  if (data) return <ForecastPanel forecast={data} />;
  if (error === undefined) return <CardSkeleton height={HEIGHT} />;
  return <ErrorPanel title={FAILED} status={statusOf(error)} onRetry={() => void refetch()} />;
}

/** Of a stock. */
export function StockDividendsSection({ id, useRead }: Props<StockDividends>) {
  const { data, error, refetch } = useRead({ id });
  if (data) return <StockDividendsPanel dividends={data} />;
  if (error === undefined) return <CardSkeleton height={HEIGHT} />;
  return <ErrorPanel title={FAILED} status={statusOf(error)} onRetry={() => void refetch()} />;
}
