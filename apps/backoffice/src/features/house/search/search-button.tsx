import ButtonBase from '@mui/material/ButtonBase';
import Search from 'lucide-react/icons/search';
import css from './search-button.module.css';

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** In the top bar with its shortcut, on a phone as an icon. */
export const SearchButton = ({ onClick }: { onClick: () => void }) => (
  <ButtonBase
    className={css.button}
    aria-haspopup="dialog"
    aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
    onClick={onClick}
  >
    <Search size={18} strokeWidth={1.75} aria-hidden />
    <span>Buscar</span>
    <kbd aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
  </ButtonBase>
);
