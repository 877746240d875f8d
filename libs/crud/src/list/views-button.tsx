import { PERSONAL_FILTERS } from '@mirante/domain/access/saved-view.ts';
import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { useMenuButton } from '@mirante/ui-kit/states/use-menu-button.ts';
import Button from '@mui/material/Button';
import Bookmark from 'lucide-react/icons/bookmark';
import type { ListViews, ViewedList } from './saved-views.ts';
import { searchOf, type ListQuery } from './use-list-query.ts';
import css from './views-button.module.css';

// Loaded on pointer or focus.
const loadMenu = () => import('./views-menu.tsx').then((m) => m.ViewsMenu);
const ViewsMenu = lazyDialog(loadMenu);

/** A list's saved views: opens one, saves the current state, and shows the name of the open one. */
export function ViewsButton({ list, all, views, ...of }: Omit<ViewedList, 'path'> & ListViews) {
  const { button, menu } = useMenuButton(loadMenu);
  const current = viewQueryOf(list);
  const open = views?.find(({ query }) => query === current);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        className={css.button}
        startIcon={<Bookmark size={16} strokeWidth={1.75} fill={open ? 'currentColor' : 'none'} aria-hidden />}
        {...button}
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
      {menu && (
        <ViewsMenu
          {...menu}
          views={views}
          open={open}
          query={viewQueryOf(list, PERSONAL_FILTERS)}
          omitted={all.filter(({ filter: { key } }) => PERSONAL_FILTERS.includes(key) && list.query[key] !== undefined)}
          {...of}
        />
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
