import Dialog from '@mui/material/Dialog';
import { SearchBox } from './search-box.tsx';

interface Props {
  open: boolean;
  /** Nothing was chosen. */
  onCancel: () => void;
  /** The way to a page is taken. */
  onLeave: () => void;
}

/** Everything that the viewer may see, one shortcut away. */
export const SearchDialog = ({ open, onCancel, onLeave }: Props) => (
  <Dialog
    open={open} onClose={onCancel} aria-label="Busca" disableRestoreFocus transitionDuration={{ enter: 120, exit: 0 }}
    sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    slotProps={{ paper: { sx: { width: 'min(640px, 100%)', maxWidth: '100%', mt: '10vh', maxHeight: '76vh', overflow: 'hidden', '@media (max-width:899px)': { m: 0, height: '100dvh', maxHeight: '100%', borderRadius: 0 } } } }}
  >
    {open && <SearchBox onLeave={onLeave} onCancel={onCancel} />}
  </Dialog>
);
