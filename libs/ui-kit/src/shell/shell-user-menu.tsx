import { initials } from '@mirante/domain/format.ts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazyDialog } from '../boot/lazy-dialog.tsx';
import { useMenuButton } from '../states/use-menu-button.ts';
import type { ShellMenuItem } from './shell-user-popup.tsx';

export type { ShellMenuItem } from './shell-user-popup.tsx';

// A good part of the shell's size, loaded on pointer or focus.
const loadPopup = () => import('./shell-user-popup.tsx').then((m) => m.UserPopup);
const UserPopup = lazyDialog(loadPopup);

export interface ShellUser {
  name: string;
  email?: string;
}

interface UserMenuProps {
  user: ShellUser;
  menu: readonly ShellMenuItem[];
  onLogout: () => void;
}

export function UserMenu({ user, menu: items, onLogout }: UserMenuProps) {
  const { button, menu } = useMenuButton(loadPopup);
  return (
    <>
      <Account {...button}>
        <Avatar aria-hidden>{initials(user.name)}</Avatar>
        <span className="m-hidden">Menu de </span>
        <span className="m-name">{user.name}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Account>
      {menu && <UserPopup {...menu} items={items} onLogout={onLogout} />}
    </>
  );
}

const Account = styled(ButtonBase)({
  display: 'inline-flex',
  gap: 8,
  height: 40,
  padding: '0 8px 0 4px',
  borderRadius: 20,
  fontFamily: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  color: 'inherit',
  maxWidth: 260,
  minWidth: 44,
  '&:hover': { backgroundColor: 'var(--surface-2)' },
  '& > .m-name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.m-phone-bar &': {
    height: 44,
    padding: 0,
    '& > .m-name': { position: 'absolute', opacity: 0, width: 1 },
    '& > svg': { display: 'none' },
  },
  '.m-deep &': {
    width: '100%',
    justifyContent: 'flex-start',
    '&:hover': { backgroundColor: 'var(--deep-2)' },
    maxWidth: '100%',
  },
});
const Avatar = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  backgroundColor: 'var(--brand-soft)',
  color: 'var(--brand-soft-ink)',
  fontSize: 12,
  fontWeight: 650,
});
