import type { Idle } from '@mirante/domain/investments/performance/measure.ts';
import type { Performance } from '@mirante/domain/investments/performance/performance.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { useState } from 'react';
import { PerformancePanel } from './performance-panel.tsx';
import { PositionsPanel } from './positions-panel.tsx';

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
}

/** A portfolio's performance and what its positions brought, on the page of either kind, for clients and for staff. */
export function PerformanceSection({ id, useRead, method }: Props) {
  const [idle, setIdle] = useState<Idle>('nothing');
  const { data, error, refetch } = useRead({ id, idle });
  if (data) {
    return (
      <>
        <PerformancePanel performance={data} idle={idle} onIdle={setIdle} method={method} />
        <PositionsPanel performance={data} />
      </>
    );
  }
  if (error !== undefined)
    return (
      <ErrorPanel
        title="Não foi possível carregar a performance"
        status={statusOf(error)}
        onRetry={() => void refetch()}
      />
    );
  return <CardSkeleton height={420} />;
}
