/// <reference path="../css.d.ts" />
import type { Idle } from '@mirante/domain/investments/performance/measure.ts';
import type { Performance } from '@mirante/domain/investments/performance/performance.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import css from './performance-section.module.css';

// Beside the page, which is read meanwhile.
const PerformancePanel = lazy(() => import('./performance-panel.tsx').then((m) => ({ default: m.PerformancePanel })));
const PositionsPanel = lazy(() => import('./positions-panel.tsx').then((m) => ({ default: m.PositionsPanel })));
const HEIGHT = 420;

interface Read {
  data?: Performance;
  error?: unknown;
  refetch: () => unknown;
}

interface Props {
  id: number;
  /** The call of this kind of portfolio, for clients or for staff. */
  useRead: (query: { id: number; idle?: Idle }) => Read;
  /** The address of the page that says how it is computed. */
  method: string;
  /** A panel that stands to the right of the curve where the screen is wide. */
  beside?: ReactNode;
  /** What stands between the curve and what each position brought. */
  children?: ReactNode;
}

/** A portfolio's performance and what its positions brought, on the page of either kind, for clients and for staff. */
export function PerformanceSection({ id, useRead, method, beside, children }: Props) {
  const [idle, setIdle] = useState<Idle>('nothing');
  const { data, error, refetch } = useRead({ id, idle });
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
    <ErrorPanel
      title="Não foi possível carregar a performance"
      status={statusOf(error)}
      onRetry={() => void refetch()}
    />
  );
