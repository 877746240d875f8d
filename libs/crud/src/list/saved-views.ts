import { readStored, writeStored } from '@mirante/ui-kit/boot/browser-storage.ts';

/** A list's filters, order and page size under a name. */
export interface SavedView {
  name: string;
  /** The query of its URL. */
  query: string;
}
export const MAX_VIEWS = 10;
export const MAX_VIEW_NAME = 40;

/** The views of a list, by its endpoint's path, that a user saved in this browser. */
export function readViews(owner: number, path: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(owner, path)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

export const writeViews = (owner: number, path: string, views: readonly SavedView[]): void =>
  writeStored(keyOf(owner, path), views.length > 0 ? JSON.stringify(views) : null);

/** Saving under another name renames a view; saving under the name of another replaces that one. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const isReplaced = ({ name, query }: SavedView) => name === view.name || query === view.query;
  const at = views.findIndex(isReplaced);
  const others = views.filter((one) => !isReplaced(one));
  return at < 0 ? [...views, view] : others.toSpliced(at, 0, view);
}

const keyOf = (owner: number, path: string) => `mirante.views.${owner}.${path}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  typeof (value as SavedView).query === 'string';
