import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** In the top bar with its shortcut, on a phone as its icon. */
export const SearchButton = ({ onClick }: { onClick: () => void }) => (
  <Button aria-haspopup="dialog" aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'} onClick={onClick}>
    <Search size={18} strokeWidth={1.75} aria-hidden />
    <span>Buscar</span>
    <kbd aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
  </Button>
);

const Button = styled(ButtonBase)({
  display: 'inline-flex',
  gap: 8,
  height: 32,
  minWidth: 200,
  marginRight: 6,
  padding: '0 8px 0 10px',
  border: '1px solid var(--field-line)',
  borderRadius: 'var(--r-sm)',
  backgroundColor: 'var(--surface)',
  color: 'var(--ink-3)',
  fontFamily: 'inherit',
  fontSize: 13,
  '&:hover': { color: 'var(--ink)', borderColor: 'var(--ink-3)' },
  '& > span': { flex: 1, textAlign: 'left' },
  '& > kbd': {
    padding: '0 6px',
    borderRadius: 'var(--r-xs)',
    backgroundColor: 'var(--surface-2)',
    color: 'var(--ink-2)',
    font: 'inherit',
    fontSize: 12,
    lineHeight: '20px',
  },
  '.m-phone-bar &': {
    minWidth: 0,
    width: 44,
    height: 44,
    margin: 0,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'var(--on-deep-2)',
    '& > span': { position: 'absolute', width: 1, opacity: 0 },
    '& > kbd': { display: 'none' },
  },
});
