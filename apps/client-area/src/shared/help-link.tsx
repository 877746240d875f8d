import { styled } from '@mui/material/styles';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useHelpAddress } from './help-address.ts';

/** Always at hand. */
export const HelpLink = () => (
  <Pill href={useHelpAddress()} target="_blank" rel="noopener">
    <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
    <span>Precisa de ajuda?</span>
  </Pill>
);

const Pill = styled('a')({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 18px',
  borderRadius: 22,
  backgroundColor: 'var(--deep)',
  color: 'var(--on-deep)',
  fontSize: 14,
  fontWeight: 600,
  boxShadow: 'var(--e2)',
  '&:hover': { backgroundColor: 'var(--deep-2)', textDecoration: 'none' },
  '@media (max-width:899px)': {
    right: 16,
    bottom: 'calc(80px + env(safe-area-inset-bottom))',
    width: 48,
    height: 48,
    padding: 0,
    justifyContent: 'center',
    '& span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
