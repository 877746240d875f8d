import type { SavedView } from '@mirante/domain/access/saved-view.ts';
import type { ComponentType } from 'react';
import type { NamedFilter } from './filters.tsx';
import type { ListQuery } from './use-list-query.ts';

/** The user's saved views of a list. */
export interface ListViews {
  /** Undefined until loaded. */
  views: readonly SavedView[] | undefined;
  /** Loads them again; present once they could not be loaded. */
  reload: (() => void) | undefined;
  /** In place of the views with its name or query. */
  save: (view: Pick<SavedView, 'name' | 'query'>) => Promise<{ error?: unknown }>;
  remove: (id: number) => Promise<{ error?: unknown }>;
}

export interface ViewedList {
  /** The list's endpoint. */
  path: string;
  list: ListQuery;
  all: readonly NamedFilter[];
}

/** The user who may save views of the lists, and hide columns. */
export interface ListUser {
  id: number;
  /** `ViewsButton` with the user's views. */
  Views: ComponentType<ViewedList>;
}
