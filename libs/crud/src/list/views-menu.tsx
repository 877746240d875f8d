import type { SavedView } from '@mirante/domain/access/saved-view.ts';
import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import type { OpenedMenu } from '@mirante/ui-kit/states/use-menu-button.ts';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Link } from 'react-router';
import type { NamedFilter } from './filters.tsx';
import type { ListViews } from './saved-views.ts';
import css from './views-menu.module.css';

const ViewDialog = lazyDialog(() => import('./view-dialog.tsx').then((m) => m.ViewDialog));

interface ViewsMenuProps extends ListViews, OpenedMenu {
  open: SavedView | undefined;
  /** The state that would be saved. */
  query: string;
  /** The active filters that are not saved. */
  omitted: readonly NamedFilter[];
}

export function ViewsMenu({ id, anchor, onClose, open, query, omitted, views, reload, ...of }: ViewsMenuProps) {
  const [isEditing, setEditing] = useState(false);
  const saved = views?.find((view) => view.query === query);
  const Icon = saved ? Pencil : Bookmark;
  return (
    <>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': 'Visões' } }}
      >
        {views?.map((view) => (
          <MenuItem
            key={view.name}
            component={Link}
            to={`?${view.query}`}
            selected={view === open}
            aria-current={view === open ? 'true' : undefined}
            onClick={onClose}
          >
            <span className={css.mark}>{view === open && <Check size={16} strokeWidth={2} aria-hidden />}</span>
            <span className={css.name}>{view.name}</span>
          </MenuItem>
        ))}
        {views && views.length > 0 && <Divider component="li" className={css.line} />}
        {views ? (
          <MenuItem
            aria-haspopup="dialog"
            onClick={() => {
              onClose();
              setEditing(true);
            }}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {saved ? 'Renomear ou remover esta visão…' : 'Salvar esta visão…'}
          </MenuItem>
        ) : (
          <MenuItem className={css.state} disabled={!reload} onClick={reload}>
            {reload ? 'Não foi possível carregar as visões. Tentar novamente' : 'Carregando as visões…'}
          </MenuItem>
        )}
      </Menu>
      {isEditing && views && (
        <ViewDialog
          {...of}
          views={views}
          saved={saved}
          query={query}
          omitted={omitted}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
