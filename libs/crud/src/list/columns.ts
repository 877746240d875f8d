import { ABSENT } from '@mirante/domain/format.ts';
import type { ReactNode } from 'react';
import type { Filter, NamedFilter } from './filters.tsx';
import type { FilterKey, Row, SortKey } from './use-list-query.ts';

export interface Column<R, Sort = string, Key extends string = string> {
  label: string;
  /** A field to print, or how to draw the cell. Plain functions, not components: a table has thousands. */
  cell: (keyof R & string) | ((row: R) => ReactNode);
  sort?: Sort;
  filter?: Filter<Key>;
  /** Numbers stand at the right, under a head that does too. */
  align?: 'right';
  /** Long text, that may take several lines; the rest stands on one. */
  wrap?: boolean;
  /** Its place on a phone's card; without one it is a line with its label. */
  card?: 'title' | 'corner' | 'line' | 'left' | 'right' | 'hidden';
}

/** A list's columns: a sort or a filter that its contract does not have is a compile error. */
export type ColumnsOf<E> = readonly Column<Row<E>, SortKey<E>, FilterKey<E>>[];

// The shells draw the rows of any list.
/* oxlint-disable-next-line typescript/no-explicit-any */
export type AnyRow = any;
export type AnyColumn = Column<AnyRow>;

export function cellOf({ cell }: AnyColumn, row: AnyRow): ReactNode {
  if (typeof cell === 'function') return cell(row);
  const value: ReactNode = row[cell];
  return value === null || value === undefined || value === '' ? ABSENT : value;
}

/** The column that names the row, and links to it. */
export const titleOf = (columns: readonly AnyColumn[]): AnyColumn | undefined =>
  columns.find(({ card }) => card === 'title') ?? columns[0];

/** Every filter on the page with its label, those outside of the columns first. */
export const allFilters = (columns: readonly AnyColumn[], outside: readonly NamedFilter[]): NamedFilter[] => [
  ...outside,
  ...columns.flatMap(({ label, filter }) => (filter ? [{ label, filter }] : [])),
];
