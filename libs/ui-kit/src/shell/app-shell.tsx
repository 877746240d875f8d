import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { lazyDialog } from '../boot/lazy-dialog.tsx';
import { Logo } from './logo.tsx';
import { SchemeToggle } from '../theme/scheme-toggle.tsx';
import { ShellNav, type ShellGroup, type ShellGroupFrame } from './shell-nav.tsx';
import { PhoneBar, PhoneTabs } from './shell-phone.tsx';
import { UserMenu, type ShellMenuItem, type ShellUser } from './shell-user-menu.tsx';

export type { ShellGroup, ShellLink } from './shell-nav.tsx';
export type { ShellMenuItem, ShellUser } from './shell-user-menu.tsx';

// Loaded when a phone opens the menu.
const PhoneMenu = lazyDialog(() => import('./shell-phone-menu.tsx').then((m) => m.PhoneMenu));

interface AppShellProps {
  /** `deep` for staff, `paper` for clients: the sidebar's colour tells the apps apart at a glance. */
  side: 'deep' | 'paper';
  groups: readonly ShellGroup[];
  groupFrame?: ShellGroupFrame;
  user: ShellUser;
  /** The user menu's items, above "Sair". */
  menu: readonly ShellMenuItem[];
  onLogout: () => void;
  /** The breadcrumbs in the top bar. */
  crumb?: ReactNode;
  /** Buttons beside the user menu: a bell, a search. */
  tools?: ReactNode;
  children: ReactNode;
}

export function AppShell({ side, groups, groupFrame, user, menu, onLogout, crumb, tools, children }: AppShellProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [menuAt, setMenuAt] = useState<string>();
  const open = menuAt === pathname;
  if (menuAt && !open) setMenuAt(''); // Navigating closes it, for good: on return it is not open again.
  useFocusOnNewPage(main, pathname);
  const account = <UserMenu user={user} menu={menu} onLogout={onLogout} />;
  return (
    <Frame className={`m-side-${side}`}>
      <SkipLink href="#conteudo" onClick={(e) => (e.preventDefault(), main.current?.focus())}>
        Ir para o conteúdo
      </SkipLink>
      <Side className={side === 'deep' ? 'm-deep' : undefined} aria-label="Menu lateral">
        <Home>
          <Logo />
        </Home>
        <ShellNav groups={groups} groupFrame={groupFrame} side={side} label="Principal" />
      </Side>
      <PhoneBar
        side={side}
        tools={tools}
        account={side === 'paper' ? account : undefined}
        onMenu={side === 'deep' ? () => setMenuAt(pathname) : undefined}
      />
      <Page>
        <TopBar>
          <Crumb>{crumb}</Crumb>
          {tools}
          <SchemeToggle />
          {account}
        </TopBar>
        <Main ref={main} id="conteudo" tabIndex={-1}>
          {children}
        </Main>
      </Page>
      {side === 'paper' && <PhoneTabs groups={groups} onMore={() => setMenuAt(pathname)} moreOpen={open} />}
      {menuAt !== undefined && (
        <PhoneMenu
          open={open}
          onClose={() => setMenuAt('')}
          side={side}
          groups={groups}
          groupFrame={groupFrame}
          account={side === 'deep' ? account : undefined}
        />
      )}
    </Frame>
  );
}

/**
 * After a navigation, the one from the login included, the page is scrolled to the top and its title gets the focus,
 * unless the page has moved the focus itself, or a field opened meanwhile, such as a search's, is typed into.
 */
function useFocusOnNewPage(main: { current: HTMLElement | null }, pathname: string) {
  const isOpenedByBrowser = useNavigationType() === 'POP';
  const shown = useRef(isOpenedByBrowser ? pathname : undefined);
  useEffect(() => {
    const region = main.current;
    if (shown.current === pathname || !region) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    const focused = document.activeElement;
    if (focused?.matches('input, textarea') || (region.contains(focused) && focused !== region)) return;
    (region.querySelector<HTMLElement>('h1[tabindex]') ?? region).focus({ preventScroll: true });
  }, [main, pathname]);
}

const PHONE = '@media (max-width:899px)';
const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: '236px minmax(0, 1fr)',
  minHeight: '100dvh',
  '&.m-side-deep': { gridTemplateColumns: '208px minmax(0, 1fr)' },
  [PHONE]: { display: 'block' },
  // At the end of the page nothing is covered: neither by a phone's tabs nor by what floats above them.
  '&.m-side-paper main': {
    maxWidth: 1304,
    padding: '28px 32px 88px',
    [PHONE]: { padding: '16px 16px 144px' },
    // On a low screen both come after the page.
    '@media (max-width:899px) and (max-height:420px)': { paddingBottom: 16 },
  },
  // A full-page view, such as a reader, which covers the bars on a phone.
  '&.m-side-paper main:has(> .m-full-page)': { maxWidth: 'none', padding: 0 },
  '&:has(.m-full-page) > :is(header, nav)': { [PHONE]: { display: 'none' } },
});
const SkipLink = styled('a')({
  position: 'fixed',
  left: 12,
  top: -80,
  // Above the toasts.
  zIndex: 1401,
  padding: '10px 16px',
  borderRadius: 'var(--r-md)',
  backgroundColor: 'var(--brand)',
  color: 'var(--on-brand)',
  fontWeight: 600,
  '&:focus': { top: 12 },
});
const Side = styled('aside')({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  padding: '18px 12px',
  backgroundColor: 'var(--surface)',
  borderRight: '1px solid var(--line)',
  boxShadow: 'calc(-1 * env(safe-area-inset-left)) 0 var(--surface)',
  [PHONE]: { display: 'none' },
  '&.m-deep': {
    padding: '14px 10px',
    backgroundColor: 'var(--deep)',
    color: 'var(--on-deep)',
    border: 0,
    scrollbarColor: 'var(--deep-line) transparent',
  },
  display: 'flex',
  flexDirection: 'column',
});
const Home = styled('div')({ padding: '4px 10px 14px', '.m-deep > &': { padding: '2px 8px 10px' } });
const Page = styled('div')({ minWidth: 0 });
const TopBar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 56,
  padding: '0 20px 0 32px',
  borderBottom: '1px solid var(--line)',
  '.m-side-deep &': { height: 48, padding: '0 14px 0 24px' },
  [PHONE]: { display: 'none' },
});
const Crumb = styled('div')({
  flex: 1,
  minWidth: 0,
  fontSize: 13,
  color: 'var(--ink-3)',
  // Room for the links' focus rings, which it would cut off.
  padding: 4,
  margin: -4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Main = styled('main')({ padding: '20px 24px 40px', outline: 'none', [PHONE]: { padding: '16px 16px 40px' } });
