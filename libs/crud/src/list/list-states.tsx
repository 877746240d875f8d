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

/** How a list stood when it was left. */
interface ListState {
  search: string;
  /** How far the page, and the table in it, were scrolled down, in pixels. */
  top: number;
  inner: number;
  used: Used | undefined;
}
/** The row of which a link or a button was used last: its id, its place among the rows, and that control's among its controls. */
interface Used {
  row: string | undefined;
  at: number;
  control: number;
}

const ListStatesContext = createContext<Map<string, ListState> | undefined>(undefined);

/** Remembers how each list was left, for as long as it is there itself: a session. */
export function ListStates({ children }: { children: ReactNode }) {
  const [lists] = useState(() => new Map<string, ListState>());
  return <ListStatesContext value={lists}>{children}</ListStatesContext>;
}

/** The address of a list as it was left last: with its filters, order and page. Any other address, or one with a query, as it is. */
export function useBackTo(): (address: string) => string {
  const lists = use(ListStatesContext);
  return (address) => address + (lists?.get(address)?.search ?? '');
}

/** Remembers how a list is left; once its rows are drawn again, it stands as it did, with the focus where it was. */
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
    // At once, too: the next page draws its ways back before this one is gone.
    leave({});
    return () => leave({ top: scrollY, inner: inner?.scrollTop ?? 0, used: used.current });
  }, [lists, pathname, search]);

  useEffect(() => {
    if (!rows) return;
    const to = isRestored.current ? undefined : left;
    isRestored.current = true;
    // After the shell has put a new page to its top.
    if (to?.search === search) queueMicrotask(() => restore(frame.current, to));
    else if (used.current) focusInPlaceOf(frame.current, used.current);
  }, [rows, left, search]);

  const onClickCapture = (e: MouseEvent) => {
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
  // Who went on meanwhile is not called back.
  if (row && document.activeElement?.matches('body, main, h1')) focusControl(row, used.control);
}

/** A row that was removed takes the focus with it: whichever stands in its place has it then. */
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
