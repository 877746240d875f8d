import { PageSkeleton } from '@mirante/ui-kit/skeletons.tsx';
import { NotFoundPage, UnknownErrorPage } from '@mirante/ui-kit/states.tsx';
import type { ReactNode } from 'react';
import { statusOf } from './problem.ts';

interface LoadedProps<T> {
  query: {
    data?: T | undefined;
    /** What belongs to the id asked for now; `data` may still be another's. */
    currentData?: T | undefined;
    error?: unknown;
    isFetching?: boolean;
    refetch?: () => unknown;
  };
  /** The resource's label, for the not-found page: "Pagamento". */
  what: string;
  id?: number | string;
  home?: string;
  children: (data: T) => ReactNode;
}

/** The ways a screen can be without its data, written once. Data once shown stays while it is read again. */
export function Loaded<T>({ query, what, id, home = '/', children }: LoadedProps<T>) {
  const data = 'currentData' in query ? query.currentData : query.data;
  if (data !== undefined) return <>{children(data)}</>;
  if (query.error === undefined || query.isFetching) return <PageSkeleton />;
  const status = statusOf(query.error);
  if (status === 404) return <NotFoundPage what={what} id={id} home={home} />;
  return <UnknownErrorPage status={status} home={home} onRetry={query.refetch} />;
}
