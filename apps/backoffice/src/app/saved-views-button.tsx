import {
  useListSavedViewsQuery,
  useRemoveViewMutation,
  useSaveViewMutation,
} from '@mirante/api-client/access/saved-views.ts';
import type { ListViews, ViewedList } from '@mirante/crud/list/saved-views.ts';
import { ViewsButton } from '@mirante/crud/list/views-button.tsx';
import { MAX_VIEWS, type SavedView } from '@mirante/domain/access/saved-view.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { readStored, writeStored } from '@mirante/ui-kit/boot/browser-storage.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';

export const SavedViewsButton = ({ path, ...list }: ViewedList) => <ViewsButton {...list} {...useSavedViews(path)} />;

/** The user's views of a list: all lists' are one call. */
function useSavedViews(list: string): ListViews {
  const { id: owner } = useViewerDetails().user;
  const { data, isError, refetch } = useListSavedViewsQuery();
  const [saveView] = useSaveViewMutation();
  const [removeView] = useRemoveViewMutation();
  const views = useMemo(() => data?.filter((view) => view.list === list), [data, list]);
  const save: ListViews['save'] = (view) => saveView({ body: { list, ...view } });
  const moveLocal = useEffectEvent(async () => {
    if (!views) return;
    const key = `mirante.views.${owner}.${list}`;
    const local = localViews(readStored(key)).filter(({ name }) => !views.some((view) => view.name === name));
    for (const view of local.slice(0, MAX_VIEWS - views.length)) if ((await save(view)).error) return;
    writeStored(key, null);
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) void moveLocal();
  }, [isLoaded, list]);
  return { views, reload: isError ? () => void refetch() : undefined, save, remove: (id) => removeView({ id }) };
}

type LocalView = Pick<SavedView, 'name' | 'query'>;

/** What the releases before views were stored on the server kept in this browser. */
function localViews(stored: string | null): LocalView[] {
  try {
    const views: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(views) ? views.filter(isView).map(({ name, query }) => ({ name, query })) : [];
  } catch {
    return [];
  }
}

const isView = (value: unknown): value is LocalView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LocalView).name === 'string' &&
  typeof (value as LocalView).query === 'string';
