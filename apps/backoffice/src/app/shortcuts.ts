import { focusedRow, focusFilter, focusRow, selectFocusedRow } from '@mirante/crud/list/list-focus.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import { groupsFor } from './menu.ts';
import { to } from './to.ts';

/** What a shortcut can act on. */
export interface ShortcutContext {
  /** The page's `href`. */
  here: string;
  search: () => void;
  help: () => void;
  go: (address: string) => void;
}

export interface Shortcut {
  /** As `useKeys` has them. */
  keys: string;
  what: string;
  /** Absent where the browser or a field acts by itself. */
  act?: (context: ShortcutContext) => void;
}

/** The keys of every page: what they do, and how the help lists them. */
export const shortcuts: readonly Shortcut[] = [
  {
    keys: '/',
    what: 'Vai para o filtro da lista; sem lista, abre a busca',
    act: ({ search }) => focusFilter() || search(),
  },
  { keys: 'j', what: 'Linha de baixo', act: () => focusRow(1) },
  { keys: 'k', what: 'Linha de cima', act: () => focusRow(-1) },
  { keys: 'Enter', what: 'Abre a linha' },
  { keys: 'x', what: 'Seleciona a linha, ou a tira da seleção', act: selectFocusedRow },
  { keys: 'e', what: 'Edita o registro aberto, ou o da linha', act: ({ here }) => editLink(here)?.click() },
  { keys: 'Escape', what: 'Sai do campo' },
  { keys: '?', what: 'Esta ajuda', act: ({ help }) => help() },
];

/** The link to a record's form, which only those who may edit it have. */
const editLink = (here: string) =>
  focusedRow()?.querySelector<HTMLElement>('a[href$="/editar"]') ??
  // On a list they are its rows'.
  [...document.querySelectorAll<HTMLElement>(`main a[href^="${here}/"][href$="/editar"]`)].find(
    (link) => !link.closest('[data-row]'),
  );

/** The letter after `g` of each place. */
const places: readonly (readonly [letter: string, address: string])[] = [
  ['i', to.home()],
  ['c', to.clients()],
  ['m', to.clientMessages()],
  ['v', to.expiringProducts()],
  ['p', to.payments()],
  ['r', to.refunds()],
  ['d', to.discrepancies({ 'discrepancy.status': 'open' })],
  ['o', to.products()],
  ['u', to.coupons()],
  ['l', to.reports()],
  ['n', to.news()],
  ['a', to.stocks()],
  ['f', to.funds()],
  ['t', to.desk()],
  ['h', to.audit()],
];

/** The keys of the places in the viewer's menu. */
export function placesFor(viewer: Viewer | undefined): Shortcut[] {
  const labels = new Map([
    [to.home(), 'Início'],
    ...groupsFor(viewer).flatMap(({ links }) => links.map((link) => [link.to, link.label] as const)),
  ]);
  return places.flatMap(([letter, address]) => {
    const what = labels.get(address);
    return what === undefined ? [] : [{ keys: `g ${letter}`, what, act: ({ go }: ShortcutContext) => go(address) }];
  });
}
