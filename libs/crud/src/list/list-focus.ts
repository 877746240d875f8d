const FILTER = '[aria-label^="Filtrar por "]';
/** The first that takes text, or else the first. */
const FILTERS = [`input${FILTER}:is([inputmode="text"], [role="combobox"])`, `:is(input, select)${FILTER}`];

const BOX = '[data-selects]';

/** Focuses the list's search or its first filter; false if the page shows none. */
export const focusFilter = (): boolean => FILTERS.flatMap((filters) => allOf(filters)).some(takesFocus);

/** Focuses the link of the next or previous row; without a focused one, the first or last. */
export function focusRow(step: 1 | -1): void {
  const rows = allOf('main [data-row]').filter((row) => linkIn(row));
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at < 0 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
  linkIn(row)?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}

/** Presses the checkbox of the focused row. */
export const selectFocusedRow = (): void => focusedRow()?.querySelector<HTMLElement>(BOX)?.click();

/** Focuses the checkbox of the first of these rows that is shown, or else the first. */
export function focusBox(rows: readonly { id: number }[]): void {
  const boxes = rows.flatMap(({ id }) => allOf(`[data-row="${id}"] ${BOX}`));
  (boxes[0] ?? allOf(BOX)[0])?.focus({ preventScroll: true });
}

/** The row that has the focus. */
export const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

const allOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** What opens it, or its first control. */
const linkIn = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('[data-opens]') ?? row?.querySelector<HTMLElement>('a[href], button');

/** Hidden ones do not. */
function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
