import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';
import type { ListUser } from './saved-views.ts';

/** A list's state when it was left. */
interface ListState {
  search: string;
  /** Scroll positions of page and table, in pixels. */
  top: number;
  inner: number;
  used: Used | undefined;
}
/** The last used control: its row's id and index, and its index in the row. */
interface Used {
  row: string | undefined;
  at: number;
  control: number;
}

const ListStatesContext = createContext<Map<string, ListState> | undefined>(undefined);
const ListUserContext = createContext<ListUser | undefined>(undefined);

interface ListStatesProps {
  user?: ListUser;
  children: ReactNode;
}

/** Remembers each list's state while mounted. */
export function ListStates({ user, children }: ListStatesProps) {
  const [lists] = useState(() => new Map<string, ListState>());
  return (
    <ListUserContext value={user}>
      <ListStatesContext value={lists}>{children}</ListStatesContext>
    </ListUserContext>
  );
}

export const useListUser = (): ListUser | undefined => use(ListUserContext);

/** A list's URL as it was left, with filters, order and page. Any other URL, or one with a query, is unchanged. */
export function useBackTo(): (address: string) => string {
  const lists = use(ListStatesContext);
  return (address) => address + (lists?.get(address)?.search ?? '');
}

/** Saves a list's state when left; once its rows are rendered again, restores scroll position and focus. */
export function useListState(rows: readonly unknown[] | undefined) {
  const lists = use(ListStatesContext);
  const { pathname, search } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const used = useRef<Used>(undefined);
  const [left] = useState(() => lists?.get(pathname));
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    const inner = scrolledIn(frame.current);
    const leave = (how: Partial<ListState>) =>
      void lists?.set(pathname, { search, top: 0, inner: 0, used: undefined, ...how });
    // Immediately: the next page renders its back links before this one is unmounted.
    leave({});
    return () => leave({ top: scrollY, inner: inner?.scrollTop ?? 0, used: used.current });
  }, [lists, pathname, search]);

  useEffect(() => {
    if (!rows) return;
    const to = isRestored.current ? undefined : left;
    isRestored.current = true;
    // After the shell has scrolled a new page to its top.
    if (to?.search === search) queueMicrotask(() => restore(frame.current, to));
    else if (used.current) focusInPlaceOf(frame.current, used.current);
  }, [rows, left, search]);

  const onClickCapture = (e: MouseEvent) => {
    // A click in a row's menu or dialog, which are rendered elsewhere: the control that opened it is noted.
    if (!frame.current?.contains(e.target as Node)) return;
    const control = (e.target as Element).closest<HTMLElement>(CONTROLS);
    const row = control?.closest<HTMLElement>('[data-row]');
    used.current =
      control && row
        ? { row: row.dataset['row'], at: rowsIn(frame.current).indexOf(row), control: controlsIn(row).indexOf(control) }
        : undefined;
  };
  return { ref: frame, onClickCapture };
}

const CONTROLS = 'a[href], button';
const scrolledIn = (frame: Element | null) => frame?.querySelector('[data-scrolls]');
const rowsIn = (frame: Element | null) => [...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
const controlsIn = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

function restore(frame: Element | null, { top, inner, used }: ListState): void {
  const scrolled = scrolledIn(frame);
  if (scrolled) scrolled.scrollTop = inner;
  scrollTo(0, top);
  const row = used && rowsIn(frame).find(({ dataset }) => dataset['row'] === used.row);
  // Unless the focus has moved on meanwhile.
  if (row && document.activeElement?.matches('body, main, h1')) focusControl(row, used.control);
}

/** Removing a row loses the focus: it moves to the row in its place. */
function focusInPlaceOf(frame: Element | null, { row, at, control }: Used): void {
  const rows = rowsIn(frame);
  if (document.activeElement !== document.body || rows.some(({ dataset }) => dataset['row'] === row)) return;
  focusControl(rows[at] ?? rows.at(-1), control);
}

function focusControl(row: HTMLElement | undefined, at: number): void {
  const controls = controlsIn(row);
  (controls[at] ?? controls[0])?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}
