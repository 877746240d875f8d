import { FilterBox } from '@mirante/crud/list/filter-box.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import type { ListQuery } from '@mirante/crud/list/use-list-query.ts';
import { useId } from 'react';
import css from './order-choice.module.css';

/** A sort, with labels for its column and for each direction, the likelier one first. */
export interface Order {
  sort: string;
  column: string;
  directions: readonly (readonly [order: -1 | 1, label: string])[];
}

/** The sort select, for lists without a table header. */
export function OrderChoice({ list: { query, change }, orders }: { list: ListQuery; orders: readonly Order[] }) {
  const id = useId();
  const options = orders.flatMap(({ sort, directions }) =>
    directions.map(([order, label]) => [`${sort} ${order}`, label] as const),
  );
  return (
    <div className={css.order}>
      <label htmlFor={id}>Ordenar por</label>
      <FilterBox
        id={id}
        of={{ label: 'Ordenar por', filter: filter.choice('sort', options, '') }}
        value={`${query.sort} ${query.order}`}
        accepts={() => true}
        apply={(chosen) => {
          const [sort = query.sort, order] = chosen.split(' ');
          change({ sort, order: order === '1' ? 1 : -1 });
        }}
      />
    </div>
  );
}

/** For a phone's sheet, which sorts by columns. */
export const columnsOf = (orders: readonly Order[]) =>
  orders.map(({ sort, column, directions }) => ({ label: column, cell: 'id', sort, directions })) as never;

export const newest = (sort: string, column: string): Order => ({
  sort,
  column,
  directions: [
    [-1, `${column}: mais recentes`],
    [1, `${column}: mais antigos`],
  ],
});
/** A sort whose ascending direction comes first. */
export const ascendingFirst = (sort: string, column: string, up: string, down: string): Order => ({
  sort,
  column,
  directions: [
    [1, `${column}: ${up}`],
    [-1, `${column}: ${down}`],
  ],
});
export const byName = (sort: string, column: string): Order => ascendingFirst(sort, column, 'A a Z', 'Z a A');
