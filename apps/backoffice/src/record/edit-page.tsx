import type { AnyEndpoint, Result } from '@mirante/contract/http.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router';
import { ChangesPanel } from './changes-panel.tsx';
import css from './edit-page.module.css';

interface EditPageProps<E> {
  /** The call that reads it, and its hook. */
  of: E;
  use: (of: { id: number }) => {
    data?: Result<E> | undefined;
    currentData?: Result<E> | undefined;
    error?: unknown;
    isFetching?: boolean;
    refetch?: () => unknown;
  };
  /** The resource's label: "Reembolso". */
  what: string;
  /** The hook that reads its log. */
  changes: (of: { id: number }) => ComponentProps<typeof ChangesPanel>['query'];
  /** Its form. */
  children: (record: NonNullable<Result<E>>) => ReactNode;
}

/** The record that the address names: its form, and below it what was changed of it before. */
export function EditPage<E extends AnyEndpoint>({ what, use, changes, children }: EditPageProps<E>) {
  const id = Number(useParams().id);
  const log = changes({ id });
  return (
    <Loaded shape="form" query={use({ id })} what={what} id={id}>
      {(record) => (
        <div className={css.column}>
          {children(record)}
          <ChangesPanel query={log} />
        </div>
      )}
    </Loaded>
  );
}
