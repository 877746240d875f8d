import { LinesSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props<T> {
  query: { data?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The object of "carregar" in the error, such as "o uso". */
  what: string;
  children: (data: T) => ReactNode;
}

/** A panel's own data beside a record, with its own loading, error and retry states. */
export function PanelData<T>({ query: { data, error, isFetching, refetch }, what, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (isFetching || error === undefined) return <LinesSkeleton />;
  return (
    <Typography variant="body2" component="div" role="alert">
      Não foi possível carregar {what}.{' '}
      <Button variant="text" size="small" onClick={refetch}>
        Tentar novamente
      </Button>
    </Typography>
  );
}
