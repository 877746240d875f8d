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
  /** The content's height in pixels, reserved while loading to avoid layout shift. */
  height: number;
  children: (data: T) => ReactNode;
}

/** A section of the home with its own loading, error and retry states. */
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
          <ErrorPanel error={error} onRetry={refetch} />
        ) : data === undefined ? (
          <CardSkeleton height={height} />
        ) : (
          children(data)
        )}
      </div>
    </Panel>
  );
}
