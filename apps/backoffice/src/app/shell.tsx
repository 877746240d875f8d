import { forgetDrafts } from '@mirante/crud/form/draft-storage.ts';
import { UnsavedWork, useLeave } from '@mirante/crud/form/unsaved-work.tsx';
import { ListStates } from '@mirante/crud/list/list-states.tsx';
import { StepUp } from '@mirante/screens/step-up/step-up.tsx';
import { useLogOut } from '@mirante/session/log-in.ts';
import { viewerOf } from '@mirante/session/session-slice.ts';
import { useSessionState, useViewerDetails } from '@mirante/session/use-session.ts';
import { AppShell } from '@mirante/ui-kit/shell/app-shell.tsx';
import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { PageBoundary } from '@mirante/ui-kit/shell/page-boundary.tsx';
import { PageSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { closeCopyableToasts } from '@mirante/ui-kit/toasts/toast.ts';
import House from 'lucide-react/icons/house';
import Keyboard from 'lucide-react/icons/keyboard';
import KeyRound from 'lucide-react/icons/key-round';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Crumbs, PhoneCrumbs } from './crumbs.tsx';
import { forgetRecent } from '../features/house/search/recent.ts';
import { useSearchDialog } from '../features/house/search/use-search-dialog.tsx';
import type { MenuCount } from './area.ts';
import { groupsFor } from './menu.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { Submenu } from './submenu.tsx';
import { to } from './to.ts';

const own = [
  { to: to.ownData(), label: 'Meus dados', icon: UserRound },
  { to: to.ownPassword(), label: 'Trocar senha', icon: KeyRound },
  { to: to.security(), label: 'Segurança', icon: ShieldCheck },
  { to: to.ownSessions(), label: 'Sessões', icon: MonitorSmartphone },
];
const home = { links: [{ to: to.home(), label: 'Início', icon: House }] };

const SavedViewsButton = lazy(() => import('./saved-views-button.tsx').then((m) => ({ default: m.SavedViewsButton })));
const MenuBadge = lazy<ComponentType<{ of: MenuCount }>>(() =>
  import('./menu-badges.tsx')
    .then((m) => ({ default: m.MenuBadge }))
    // Without its code a badge is missing, but the sidebar is not.
    .catch(() => ({ default: () => null })),
);
const badgeOf = (counted: MenuCount) => (
  <Suspense fallback={null}>
    <MenuBadge of={counted} />
  </Suspense>
);
const MustSetUpSecondFactorPage = lazy(() =>
  import('../features/access/own-user/must-set-up-second-factor-page.tsx').then((m) => ({
    default: m.MustSetUpSecondFactorPage,
  })),
);

/** Sidebar, top bar, and the page; for the duration of a session, holds the lists' states and unsaved work. */
export function Shell() {
  const { id } = useViewerDetails().user;
  const user = useMemo(() => ({ id, Views: SavedViewsButton }), [id]);
  return (
    <UnsavedWork owner={id}>
      <ListStates user={user}>
        <Frame />
      </ListStates>
    </UnsavedWork>
  );
}

function Frame() {
  const { user, must_set_up_second_factor: mustSetUp } = useViewerDetails();
  const viewer = viewerOf(useSessionState('details'));
  const search = useSearchDialog();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const logOut = useLogOut();
  const leave = useLeave();
  useEffect(() => closeCopyableToasts, []);
  // Clients' names, also when the session ends by itself.
  useEffect(() => forgetRecent, []);
  const { pathname } = useLocation();
  useEffect(showOpenLink, [pathname]);
  const [isPageRendered, setPageRendered] = useState(false);
  const endSession = () => {
    forgetDrafts();
    logOut();
  };
  if (mustSetUp) return <MustSetUpSecondFactorPage onLogout={endSession} />;
  return (
    <AppShell
      side="deep"
      groups={[home, ...groupsFor(viewer, isPageRendered ? badgeOf : undefined)]}
      groupFrame={Submenu}
      user={user}
      menu={[...own, { label: 'Atalhos do teclado', icon: Keyboard, onClick: () => setHelpOpen(true) }]}
      onLogout={() => leave(endSession)}
      crumb={<Crumbs />}
      tools={search.button}
    >
      <PhoneCrumbs />
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <AfterPage act={setPageRendered} />
        </Suspense>
      </PageBoundary>
      {search.dialog}
      <ShortcutKeys onSearch={search.open} isHelpOpen={isHelpOpen} onHelp={setHelpOpen} />
      <StepUp />
    </AppShell>
  );
}

/**
 * Scrolls the sidebar, which is longer than most screens, to the open page's link. Not by `scrollIntoView`, from where
 * the next Tab would go on.
 */
function showOpenLink(): void {
  const link = document.querySelector('aside [aria-current]');
  const side = link?.closest('aside');
  if (!link || !side) return;
  const [shown, all] = [link.getBoundingClientRect(), side.getBoundingClientRect()];
  if (shown.bottom > all.bottom) side.scrollTop += shown.bottom - all.bottom + LINK_MARGIN;
  else if (shown.top < all.top) side.scrollTop -= all.top - shown.top + LINK_MARGIN;
}
const LINK_MARGIN = 8;

/** The badges' code and counts come after the first page, whose own they would delay. */
function AfterPage({ act }: { act: (isRendered: true) => void }) {
  useEffect(() => whenIdle(() => act(true)), [act]);
  return null;
}
