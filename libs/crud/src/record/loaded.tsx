import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { FormSkeleton, LinesSkeleton, PageSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel, NotFoundPage, UnknownErrorPage } from '@mirante/ui-kit/states/states.tsx';
import { useDeferredArrival } from '@mirante/ui-kit/states/use-deferred-arrival.ts';
import { useState, type ReactNode } from 'react';
import { problemOf } from '@mirante/contract/problem.ts';
import { RemovalContext } from './removal-context.ts';

interface Reading {
  data?: unknown;
  /** The requested id's data; `data` may still be another's. */
  currentData?: unknown;
  error?: unknown;
  isFetching?: boolean;
  refetch?: () => unknown;
}
/** A query's data without undefined. */
type Held<Q extends Reading> = NonNullable<Q['data']>;

interface LoadedProps<Q extends Reading> {
  query: Q;
  /** The resource's label, for the not-found page: "Pagamento". */
  what: string;
  id?: number | string;
  home?: string;
  /** The skeleton's shape, and the failure's: a part has a page around it, which stays. */
  shape?: keyof typeof skeletons;
  children: (data: Held<Q>) => ReactNode;
}

const skeletons = { page: PageSkeleton, form: FormSkeleton, part: LinesSkeleton };

/**
 * A screen's states without data. Data once shown stays during a refetch, unless it no longer exists; also then while
 * the page that removed it is being left, and in a form, with what was typed.
 */
export function Loaded<Q extends Reading>({ query, what, id, home = '/', shape = 'page', children }: LoadedProps<Q>) {
  const data = useDeferredArrival('currentData' in query ? query.currentData : query.data);
  const { status, detail } = problemOf(query.error);
  const [isRemoved, setRemoved] = useState(false);
  const isPart = shape === 'part';
  const isGone = status === 404 && !query.isFetching && !isPart && !isRemoved;
  const isKept = shape === 'form' && data !== undefined;
  if (isGone && !isKept) return <NotFoundPage what={what} id={id} home={home} />;
  if (data !== undefined) {
    const shown = children(data as Held<Q>);
    if (isPart) return <>{shown}</>;
    return (
      <RemovalContext value={() => setRemoved(true)}>
        {isGone && <Gone />}
        {shown}
      </RemovalContext>
    );
  }
  const Skeleton = skeletons[shape];
  if (query.error === undefined || query.isFetching) return <Skeleton />;
  if (isPart) return <ErrorPanel error={query.error} onRetry={() => query.refetch?.()} />;
  return <UnknownErrorPage what={what} status={status} detail={detail} home={home} onRetry={query.refetch} />;
}

const Gone = () => (
  <Notice tone="danger" role="alert" title="Este registro não existe mais">
    Foi removido depois que você abriu a página. O que você digitou continua aqui, mas não pode ser salvo.
  </Notice>
);
