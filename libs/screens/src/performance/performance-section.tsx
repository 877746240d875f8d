import { DEFAULT_IDLE, type Idle } from '@mirante/domain/investments/performance/measure.ts';
import type { Performance } from '@mirante/domain/investments/performance/performance.ts';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import css from './performance-section.module.css';

// Loaded in parallel with the page.
const PerformancePanel = lazy(() => import('./performance-panel.tsx').then((m) => ({ default: m.PerformancePanel })));
const PositionsPanel = lazy(() => import('./positions-panel.tsx').then((m) => ({ default: m.PositionsPanel })));
const HEIGHT = 420;

interface Read {
  data?: Performance;
  /** Of the asked choice: while it is read, `data` is of the one before. */
  currentData?: Performance;
  error?: unknown;
  refetch: () => unknown;
}

interface Props {
  id: number;
  /** The query hook for this kind of portfolio, for clients or for staff. */
  useRead: (query: { id: number; idle?: Idle }) => Read;
  /** The path of the page on the method. */
  method: string;
  /** A panel to the right of the curve on wide screens. */
  beside?: ReactNode;
  /** Shown between the curve and the positions. */
  children?: ReactNode;
}

/** A portfolio's performance and its positions' results, for both kinds of portfolio, for clients and staff. */
export function PerformanceSection({ id, useRead, method, beside, children }: Props) {
  const [idle, setIdle] = useState<Idle>(DEFAULT_IDLE);
  const read = useRead({ id, idle });
  const { error, refetch } = read;
  const data = read.currentData ?? (error === undefined ? read.data : undefined);
  return (
    <>
      <div className={css.beside}>
        <Suspense fallback={<CardSkeleton height={HEIGHT} />}>
          {data ? (
            <PerformancePanel performance={data} idle={idle} onIdle={setIdle} method={method} />
          ) : (
            <Waiting error={error} refetch={refetch} />
          )}
        </Suspense>
        {beside}
      </div>
      {children}
      {data && (
        <Suspense fallback={null}>
          <PositionsPanel performance={data} />
        </Suspense>
      )}
    </>
  );
}

const Waiting = ({ error, refetch }: Pick<Read, 'error' | 'refetch'>) =>
  error === undefined ? (
    <CardSkeleton height={HEIGHT} />
  ) : (
    <ErrorPanel title="Não foi possível carregar a performance" error={error} onRetry={refetch} />
  );
