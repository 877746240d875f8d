import { useReducer, type ComponentType, type ReactNode } from 'react';
import type { AnyRow } from './columns.ts';
import type { SelectBoxProps } from './select-box.tsx';

/** How the rows of a list's page are selected. Its controls come with it: most lists do without them. */
export interface Selecting {
  ids: ReadonlySet<number>;
  /** Stable. */
  change: (act: SelectionAct) => void;
  /** A row's name for screen readers. */
  nameOf: (row: AnyRow) => string;
  Box: ComponentType<SelectBoxProps>;
  /** The checkbox of all rows. */
  all: ReactNode;
}
/** A row, with those from the last one on if `isRange`; or all of the page, or none. */
export type SelectionAct = { id: number; isRange: boolean } | { all: boolean };

interface State {
  page: string;
  ids: ReadonlySet<number>;
  /** The last row changed. */
  last?: number;
}
const none: ReadonlySet<number> = new Set();

/** Ends when `page` changes, which identifies the rows; those that are gone leave it. */
export function useSelection(rows: readonly AnyRow[], page: string) {
  const [state, change] = useReducer(
    (was: State, act: SelectionAct) =>
      changed(
        was.page === page ? was : { page, ids: none },
        act,
        rows.map(({ id }) => id),
      ),
    { page, ids: none },
  );
  const ids = state.page === page ? state.ids : none;
  return { ids, change, rows: ids.size === 0 ? [] : rows.filter(({ id }) => ids.has(id)) };
}

function changed({ page, ids, last }: State, act: SelectionAct, all: readonly number[]): State {
  if ('all' in act) return { page, ids: act.all ? new Set(all) : none };
  const from = act.isRange && last !== undefined ? all.indexOf(last) : -1;
  const to = all.indexOf(act.id);
  const range = from < 0 ? [act.id] : all.slice(Math.min(from, to), Math.max(from, to) + 1);
  const others = [...ids].filter((id) => !range.includes(id));
  return { page, ids: new Set(ids.has(act.id) ? others : [...others, ...range]), last: act.id };
}
