import Dialog from '@mui/material/Dialog';
import css from './search-dialog.module.css';
import { SearchBox } from './search-box.tsx';

interface Props {
  /** Nothing was chosen. */
  onCancel: () => void;
  /** The way to a page is taken. */
  onLeave: () => void;
}

/**
 * Everything that the viewer may see, one shortcut away. It is unmounted to close: a MUI dialog that is opened again during its exit
 * transition never tells that it closed, and the page stays `aria-hidden`.
 */
export const SearchDialog = ({ onCancel, onLeave }: Props) => (
  <Dialog
    open
    onClose={onCancel}
    aria-labelledby="busca"
    disableRestoreFocus
    transitionDuration={120}
    slotProps={{ container: { className: css.container }, paper: { className: css.paper } }}
  >
    <h2 id="busca" className="m-hidden">
      Busca
    </h2>
    <SearchBox onLeave={onLeave} onCancel={onCancel} />
  </Dialog>
);
