import type { ReactNode } from 'react';
import type { AnyColumn, AnyRow } from './columns.ts';
import type { ListQuery } from './use-list-query.ts';
import type { Selecting } from './use-selection.ts';

/** The rows of a list, as a table or as cards. */
export interface RowsProps {
  label: string;
  columns: readonly AnyColumn[];
  /** Undefined during the first load. */
  rows: readonly AnyRow[] | undefined;
  list: ListQuery;
  busy: boolean;
  to: ((row: AnyRow) => string) | undefined;
  actions: ((row: AnyRow) => ReactNode) | undefined;
  selecting?: Selecting;
  /** In place of the rows: nothing found, or a failure. */
  fallback: ReactNode;
}
