import { ABSENT } from '@mirante/domain/format.ts';
import type { Labels } from '@mirante/domain/records/words.ts';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Column, ColumnsOf } from './columns.ts';
import type { FilterKey, Row, SortKey } from './use-list-query.ts';

interface FieldColumn<R, V, E> extends Omit<Column<R, SortKey<E>, FilterKey<E>>, 'label' | 'cell'> {
  /** Formats a value; by default as it is. */
  write?: (value: NonNullable<V>) => ReactNode;
  /** The text of an empty value. */
  empty?: string;
  /** Renders the cell from the whole row. */
  cell?: (row: R) => ReactNode;
  /** The cell's link, if it has one. */
  to?: (row: R) => string | undefined;
}
export type FieldColumns<E> = { readonly [K in keyof Row<E> & string]?: FieldColumn<Row<E>, Row<E>[K], E> };

/** A list's columns by the rows' fields, headed by their labels. */
export const columnsOf = <E,>(heads: Labels<Row<E>>, fields: FieldColumns<E>): ColumnsOf<E> =>
  Object.entries<FieldColumn<Row<E>, unknown, E>>(fields as never).map(
    ([field, { write, empty, cell, to, ...column }]) => {
      const own = cell ?? ((row: Row<E>) => cellOf(row[field as keyof Row<E>], write, empty));
      return {
        ...column,
        label: heads[field as keyof Row<E> & string],
        cell: to ? (row) => linkTo(to(row), own(row)) : own,
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

const linkTo = (to: string | undefined, text: ReactNode): ReactNode =>
  to === undefined ? (
    text
  ) : (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  );
