import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import { SchemeToggle } from '../theme/scheme-toggle.tsx';
import { ShellNav, type ShellGroup, type ShellGroupFrame } from './shell-nav.tsx';

interface PhoneMenuProps {
  open: boolean;
  onClose: () => void;
  side: 'deep' | 'paper';
  groups: readonly ShellGroup[];
  groupFrame: ShellGroupFrame | undefined;
  account: ReactNode;
}

/** All of the sidebar: a drawer for staff, a sheet for clients. */
export function PhoneMenu({ open, onClose, side, groups, groupFrame, account }: PhoneMenuProps) {
  const inside = (
    <>
      <SheetHead>
        <Logo />
        <SchemeToggle />
        <IconButton aria-label="Fechar menu" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </SheetHead>
      <ShellNav groups={groups} groupFrame={groupFrame} side={side} label="Menu" />
      {account && <Foot>{account}</Foot>}
    </>
  );
  if (side === 'paper')
    return (
      <Dialog
        open={open}
        onClose={onClose}
        // The paper is the dialog: MUI names it by a title, which this one does not have.
        slotProps={{ paper: { style: { padding: SHEET_PADDING }, 'aria-label': 'Menu', 'aria-labelledby': undefined } }}
      >
        {inside}
      </Dialog>
    );
  return (
    <DeepDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: 'm-deep', role: 'dialog', 'aria-label': 'Menu', 'aria-modal': true } }}
    >
      {inside}
    </DeepDrawer>
  );
}

const SHEET_PADDING = '8px 12px 20px';
const DeepDrawer = styled(Drawer)({
  '& .m-deep': {
    width: 'min(300px, 86vw)',
    padding: SHEET_PADDING,
    backgroundColor: 'var(--deep)',
    color: 'var(--on-deep)',
  },
  '& .m-deep .MuiIconButton-root': { color: 'var(--on-deep-2)', '&:hover': { backgroundColor: 'var(--deep-2)' } },
});
const SheetHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  paddingLeft: 8,
  '& .m-logo': { marginRight: 'auto' },
});
const Foot = styled('div')({ marginTop: 16, paddingTop: 12, borderTop: '1px solid var(--deep-line)' });
