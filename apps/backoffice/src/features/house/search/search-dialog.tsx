import Dialog from '@mui/material/Dialog';
import css from './search-dialog.module.css';
import { SearchBox } from './search-box.tsx';

interface Props {
  /** Before the dialog was there. */
  typed?: string;
  /** Closed without a choice. */
  onCancel: () => void;
  /** A page is being opened. */
  onLeave: () => void;
}

/**
 * Searches everything that the viewer may see. Closed by unmounting: a MUI dialog reopened during its exit transition
 * never reports its closing, and the page stays `aria-hidden`.
 */
export const SearchDialog = ({ typed = '', onCancel, onLeave }: Props) => (
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
    <SearchBox typed={typed} onLeave={onLeave} onCancel={onCancel} />
  </Dialog>
);
