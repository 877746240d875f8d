import type { Bulk } from './bulk.ts';
import type { AnyRow } from './columns.ts';
import { ListFrame } from './list-frame.tsx';
import type { ListPageProps } from './list-page.tsx';
import { SelectableRows } from './selectable-rows.tsx';
import type { ListEndpoint, Row } from './use-list-query.ts';

type BulkListPageProps<E extends ListEndpoint> = ListPageProps<E> & { bulk: Bulk<Row<E>> };

/** A `ListPage` with acts on several rows. Most lists have none, and do without their code. */
export const BulkListPage = <E extends ListEndpoint>({ to, actions, bulk, ...props }: BulkListPageProps<E>) => (
  <ListFrame
    {...props}
    draw={({ rows, ...shown }) => (
      <SelectableRows {...shown} to={to} actions={actions} bulk={bulk} rows={rows as readonly AnyRow[] | undefined} />
    )}
  />
);
