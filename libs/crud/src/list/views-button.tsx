import { PERSONAL_FILTERS } from '@mirante/domain/access/saved-view.ts';
import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import Button from '@mui/material/Button';
import Bookmark from 'lucide-react/icons/bookmark';
import { Suspense, useId, useState } from 'react';
import type { ListViews, ViewedList } from './saved-views.ts';
import { searchOf, type ListQuery } from './use-list-query.ts';
import css from './views-button.module.css';

// Loaded on pointer or focus.
const menu = () => import('./views-menu.tsx').then((m) => m.ViewsMenu);
const ViewsMenu = lazyDialog(menu);

/** A list's saved views: opens one, saves the current state, and shows the name of the open one. */
export function ViewsButton({ list, all, views, ...of }: Omit<ViewedList, 'path'> & ListViews) {
  // Undefined before it is first opened, null when closed again.
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  const id = useId();
  const current = viewQueryOf(list);
  const open = views?.find(({ query }) => query === current);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        className={css.button}
        startIcon={<Bookmark size={16} strokeWidth={1.75} fill={open ? 'currentColor' : 'none'} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={() => void menu()}
        onFocus={() => void menu()}
        onClick={(e) => setAnchor(e.currentTarget)}
      >
        <span className={css.name}>
          {open ? (
            <>
              <span className="m-hidden">Visão aberta: </span>
              {open.name}
            </>
          ) : (
            'Visões'
          )}
        </span>
      </Button>
      {anchor !== undefined && (
        <Suspense fallback={null}>
          <ViewsMenu
            id={id}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            views={views}
            open={open}
            query={viewQueryOf(list, PERSONAL_FILTERS)}
            omitted={all.filter(
              ({ filter: { key } }) => PERSONAL_FILTERS.includes(key) && list.query[key] !== undefined,
            )}
            {...of}
          />
        </Suspense>
      )}
    </>
  );
}

/** A view's state, in an order of its own: without the page, and without some filters. */
function viewQueryOf({ query }: ListQuery, omitted: readonly string[] = []): string {
  const search = searchOf({ ...query, page: undefined });
  for (const key of omitted) search.delete(key);
  search.sort();
  return search.toString();
}
