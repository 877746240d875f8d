import { initials } from '@mirante/domain/format.ts';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { ShellIcon } from './shell-nav.tsx';

export interface ShellUser {
  name: string;
  email?: string;
}

export interface ShellMenuItem {
  label: string;
  to: string;
  icon?: ShellIcon;
}

interface UserMenuProps {
  user: ShellUser;
  menu: readonly ShellMenuItem[];
  onLogout: () => void;
}

export function UserMenu({ user, menu, onLogout }: UserMenuProps) {
  const [anchor, open] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => open(null);
  return (
    <>
      <Account aria-haspopup="menu" aria-expanded={anchor !== null} aria-controls={anchor ? id : undefined} onClick={(e) => open(e.currentTarget)}>
        <Avatar aria-hidden>{initials(user.name)}</Avatar>
        <span className="m-hidden">Menu de </span>
        <span className="m-name">{user.name}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Account>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }}>
        {menu.map(({ label, to, icon: Icon }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
            {label}
          </MenuItem>
        ))}
        {menu.length > 0 && <Divider component="li" sx={{ my: '6px !important' }} />}
        <MenuItem
          onClick={() => {
            close();
            onLogout();
          }}
        >
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          Sair
        </MenuItem>
      </Menu>
    </>
  );
}

const Account = styled(ButtonBase)({
  display: 'inline-flex', gap: 8, height: 40, padding: '0 8px 0 4px', borderRadius: 20, fontFamily: 'inherit', fontSize: 14, fontWeight: 600, color: 'inherit', maxWidth: 260, minWidth: 44,
  '&:hover': { backgroundColor: 'var(--surface-2)' },
  '& > .m-name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.m-phone-bar &': { height: 44, padding: 0, '& > .m-name': { position: 'absolute', opacity: 0, width: 1 }, '& > svg': { display: 'none' } },
  '.m-deep &': { width: '100%', justifyContent: 'flex-start', '&:hover': { backgroundColor: 'var(--deep-2)' }, maxWidth: '100%' },
});
const Avatar = styled('span')({
  display: 'grid', placeItems: 'center', flex: 'none', width: 32, height: 32, borderRadius: '50%', backgroundColor: 'var(--brand-soft)', color: 'var(--brand-soft-ink)', fontSize: 12, fontWeight: 650,
});
