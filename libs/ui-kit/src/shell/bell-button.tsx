import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Bell from 'lucide-react/icons/bell';

interface BellButtonProps extends Omit<IconButtonProps, 'children'> {
  unread: number;
}

/** The top bar's bell, with the unread count. */
export const BellButton = ({ unread, ...props }: BellButtonProps) => (
  <IconButton aria-label={labelOf(unread)} {...props}>
    <Bell size={20} strokeWidth={1.75} aria-hidden />
    {unread > 0 && <Count aria-hidden>{unread > 99 ? '99+' : unread}</Count>}
  </IconButton>
);

const labelOf = (unread: number): string => {
  if (unread === 0) return 'Notificações';
  return `Notificações, ${unread} ${unread === 1 ? 'não lida' : 'não lidas'}`;
};

const Count = styled('b')({
  position: 'absolute',
  top: 1,
  right: -1,
  minWidth: 17,
  height: 17,
  padding: '0 4px',
  borderRadius: 9,
  backgroundColor: 'var(--sun)',
  color: 'var(--on-sun)',
  fontSize: 10.5,
  lineHeight: '17px',
  fontWeight: 700,
  textAlign: 'center',
});
