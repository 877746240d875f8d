import { statusOf } from '@mirante/contract/problem.ts';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import type { ReactNode } from 'react';

interface Reading<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  title: string;
  query: Reading<T>;
  aside?: (data: T) => ReactNode;
  /** Of what comes, in pixels: nothing below it moves then. */
  height: number;
  children: (data: T) => ReactNode;
}

/** One part of the home: it comes, fails and is tried again by itself. */
export function HomeSection<T>({
  title,
  query: { data, error, isFetching, refetch },
  aside,
  height,
  children,
}: Props<T>) {
  const failed = error !== undefined && !isFetching;
  return (
    <Panel title={title} aside={!failed && data !== undefined && aside?.(data)}>
      <div aria-busy={isFetching}>
        {failed ? (
          <ErrorPanel status={statusOf(error)} onRetry={refetch} />
        ) : data === undefined ? (
          <CardSkeleton height={height} />
        ) : (
          children(data)
        )}
      </div>
    </Panel>
  );
}
