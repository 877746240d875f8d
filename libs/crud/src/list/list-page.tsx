import type { ReactNode } from 'react';
import type { AnyRow } from './columns.ts';
import { ListCards } from './list-cards.tsx';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
import { ListTable } from './list-table.tsx';
import type { ListEndpoint, Row } from './use-list-query.ts';

export type ListPageProps<E extends ListEndpoint> = ListFrameProps<E> & {
  /** A row's link. */
  to?: (row: Row<E>) => string;
  actions?: (row: Row<E>) => ReactNode;
};

/** A list whose state is its URL: a table, or cards on a phone. */
export function ListPage<E extends ListEndpoint>({ to, actions, ...props }: ListPageProps<E>) {
  return (
    <ListFrame
      {...props}
      draw={({ phone, rows, ...shown }) => {
        const drawn = { ...shown, to, actions, rows: rows as readonly AnyRow[] | undefined };
        return phone ? <ListCards {...drawn} /> : <ListTable {...drawn} />;
      }}
    />
  );
}
