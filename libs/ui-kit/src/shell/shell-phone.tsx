import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import MenuMark from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Logo } from './logo.tsx';
import { Badge, useExactLinks, type ShellGroup } from './shell-nav.tsx';

interface PhoneBarProps {
  side: 'deep' | 'paper';
  tools: ReactNode;
  account: ReactNode;
  onMenu: (() => void) | undefined;
}

export const PhoneBar = ({ side, tools, account, onMenu }: PhoneBarProps) => (
  <Bar className={`m-phone-bar${side === 'deep' ? ' m-deep' : ''}`}>
    <Logo />
    {tools}
    {account}
    {onMenu && (
      <IconButton aria-label="Abrir menu" aria-haspopup="dialog" onClick={onMenu}>
        <MenuMark size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
    )}
  </Bar>
);

interface PhoneTabsProps {
  groups: readonly ShellGroup[];
  onMore: () => void;
  moreOpen: boolean;
}

export const PhoneTabs = ({ groups, onMore, moreOpen }: PhoneTabsProps) => {
  const isExact = useExactLinks(groups);
  return (
    <Tabs aria-label="Atalhos">
      {groups
        .flatMap(({ links }) => links.filter(({ tab }) => tab))
        .slice(0, 4)
        .map(({ to, tab, icon: Icon, badge, badgeName }) => (
          <NavLink key={to} to={to} end={isExact(to)}>
            <Icon size={21} strokeWidth={1.75} aria-hidden />
            <span>{tab}</span>
            <Badge badge={badge} name={badgeName} />
          </NavLink>
        ))}
      <button type="button" aria-haspopup="dialog" aria-expanded={moreOpen} onClick={onMore}>
        <MenuMark size={21} strokeWidth={1.75} aria-hidden />
        <span>Mais</span>
      </button>
    </Tabs>
  );
};

const WIDE = '@media (min-width:900px)';
/** As at high zoom: the bars would take half of the screen. */
const LOW = '@media (max-height:420px)';
const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: 56,
  padding: '0 8px 0 16px',
  position: 'sticky',
  top: 0,
  zIndex: 5,
  [LOW]: { position: 'static' },
  backgroundColor: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  // Beside it on a phone held sideways, where the page leaves the notch's width.
  boxShadow: 'calc(-1 * env(safe-area-inset-left)) 0 var(--surface), env(safe-area-inset-right) 0 var(--surface)',
  [WIDE]: { display: 'none' },
  '& .m-logo': { marginRight: 'auto' },
  '&.m-deep': {
    backgroundColor: 'var(--deep)',
    color: 'var(--on-deep)',
    borderBottom: 0,
    '& .MuiIconButton-root': { color: 'var(--on-deep-2)', width: 44, height: 44 },
  },
});
const Tabs = styled('nav')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 5,
  [LOW]: { position: 'static' },
  height: 'calc(64px + env(safe-area-inset-bottom))',
  paddingBottom: 'calc(6px + env(safe-area-inset-bottom))',
  backgroundColor: 'var(--surface)',
  borderTop: '1px solid var(--line)',
  [WIDE]: { display: 'none' },
  '& a, & button': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    padding: '0 4px',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 11,
    lineHeight: '14px',
    fontWeight: 600,
    color: 'var(--ink-3)',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  // Of a page without a tab, the menu is the way back to it.
  '& a[aria-current], &:not(:has([aria-current])) > button': {
    color: 'var(--brand-text)',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: -1,
      width: 28,
      height: 2,
      backgroundColor: 'var(--brand)',
      borderRadius: '0 0 2px 2px',
    },
  },
  '& a:focus-visible, & button:focus-visible': { outlineOffset: -3 },
  '& b': {
    position: 'absolute',
    top: 6,
    left: '54%',
    minWidth: 16,
    height: 16,
    borderRadius: 8,
    padding: '0 4px',
    backgroundColor: 'var(--sun)',
    color: 'var(--on-sun)',
    fontSize: 10,
    lineHeight: '16px',
    textAlign: 'center',
  },
});
