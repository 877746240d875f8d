import { ABSENT } from '@mirante/domain/format.ts';
import type { ReactNode } from 'react';
import type { Filter, NamedFilter } from './filters.tsx';
import type { FilterKey, Row, SortKey } from './use-list-query.ts';

export interface Column<R, Sort = string, Key extends string = string> {
  label: string;
  /** A field, or how to render the cell. Plain functions, not components: a table has thousands. */
  cell: (keyof R & string) | ((row: R) => ReactNode);
  sort?: Sort;
  /** The labels of its sort's directions in a phone's sheet, the likelier one first. */
  directions?: readonly (readonly [order: -1 | 1, label: string])[];
  filter?: Filter<Key>;
  /** For numbers: right-aligned, with the head. */
  align?: 'right';
  /** Long text may wrap; other cells do not. */
  wrap?: boolean;
  /** Can be hidden in the table. */
  optional?: boolean;
  /** Its place on a phone's card; by default a line with its label. */
  card?: 'title' | 'corner' | 'line' | 'left' | 'right' | 'hidden';
}

/** A list's columns: a sort or filter outside of the contract is a compile error. */
export type ColumnsOf<E> = readonly Column<Row<E>, SortKey<E>, FilterKey<E>>[];

// Generic over all lists.
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

/** All filters with their labels, those outside of columns first. */
export const allFilters = (columns: readonly AnyColumn[], outside: readonly NamedFilter[]): NamedFilter[] => [
  ...outside,
  ...columns.flatMap(({ label, filter }) => (filter ? [{ label, filter }] : [])),
];
