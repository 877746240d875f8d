import Dialog from '@mui/material/Dialog';
import { SearchBox } from './search-box.tsx';

interface Props {
  open: boolean;
  /** Nothing was chosen. */
  onCancel: () => void;
  /** The way to a page is taken. */
  onLeave: () => void;
  onClosed: () => void;
}

/** Everything that the viewer may see, one shortcut away. */
export const SearchDialog = ({ open, onCancel, onLeave, onClosed }: Props) => (
  <Dialog
    open={open}
    onClose={onCancel}
    aria-labelledby="busca"
    disableRestoreFocus
    transitionDuration={{ enter: 120, exit: 0 }}
    sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    slotProps={{
      transition: { onExited: onClosed },
      paper: {
        sx: {
          width: 'min(640px, 100%)',
          maxWidth: '100%',
          mt: '10vh',
          maxHeight: '76vh',
          overflow: 'hidden',
          '@media (max-width:899px)': { m: 0, height: '100dvh', maxHeight: '100%', borderRadius: 0 },
        },
      },
    }}
  >
    <h2 id="busca" className="m-hidden">
      Busca
    </h2>
    {open && <SearchBox onLeave={onLeave} onCancel={onCancel} />}
  </Dialog>
);
