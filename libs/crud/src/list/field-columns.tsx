import { ABSENT } from '@mirante/domain/format.ts';
import type { Labels } from '@mirante/domain/records/words.ts';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Column, ColumnsOf } from './columns.ts';
import type { FilterKey, Row, SortKey } from './use-list-query.ts';

interface FieldColumn<R, V, E> extends Omit<Column<R, SortKey<E>, FilterKey<E>>, 'label' | 'cell'> {
  /** Where there is a value, how it is written; as it stands by default. */
  write?: (value: NonNullable<V>) => ReactNode;
  /** Stands where there is none. */
  empty?: string;
  /** Draws the cell of more than the field. */
  cell?: (row: R) => ReactNode;
  /** Where the cell leads. */
  to?: (row: R) => string;
}
export type FieldColumns<E> = { readonly [K in keyof Row<E> & string]?: FieldColumn<Row<E>, Row<E>[K], E> };

/** A list's columns by the fields of its rows, under the heads that their words have for them. */
export const columnsOf = <E,>(heads: Labels<Row<E>>, fields: FieldColumns<E>): ColumnsOf<E> =>
  Object.entries<FieldColumn<Row<E>, unknown, E>>(fields as never).map(
    ([field, { write, empty, cell, to, ...column }]) => {
      const own = cell ?? ((row: Row<E>) => cellOf(row[field as keyof Row<E>], write, empty));
      return {
        ...column,
        label: heads[field as keyof Row<E> & string],
        cell: to ? (row) => <CellLink to={to(row)}>{own(row)}</CellLink> : own,
      };
    },
  );

function cellOf(
  value: unknown,
  write: ((value: never) => ReactNode) | undefined,
  empty: ReactNode = ABSENT,
): ReactNode {
  if (value === null || value === undefined || value === '') return empty;
  return write ? write(value as never) : (value as ReactNode);
}

const CellLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link component={RouterLink} to={to}>
    {children}
  </Link>
);
