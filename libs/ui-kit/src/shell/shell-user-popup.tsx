import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router';
import type { OpenedMenu } from '../states/use-menu-button.ts';
import type { ShellIcon } from './shell-nav.tsx';

/** Leads to a page, or acts on this one. */
export type ShellMenuItem = { label: string; icon?: ShellIcon } & (
  | { to: string; onClick?: never }
  | { to?: never; onClick: () => void }
);

interface UserPopupProps extends OpenedMenu {
  items: readonly ShellMenuItem[];
  onLogout: () => void;
}

export const UserPopup = ({ id, anchor, items, onClose, onLogout }: UserPopupProps) => (
  <Menu
    id={id}
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    {items.map(({ label, to, onClick, icon: Icon }) => (
      <MenuItem
        key={label}
        {...(to === undefined ? { 'aria-haspopup': 'dialog' } : { component: Link, to })}
        onClick={() => {
          onClose();
          onClick?.();
        }}
      >
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
        {label}
      </MenuItem>
    ))}
    {items.length > 0 && <Divider component="li" style={{ marginBlock: 6 }} />}
    <MenuItem
      onClick={() => {
        onClose();
        onLogout();
      }}
    >
      <LogOut size={16} strokeWidth={1.75} aria-hidden />
      Sair
    </MenuItem>
  </Menu>
);
