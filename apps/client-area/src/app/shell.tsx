import { forgetDrafts } from '@mirante/crud/form/draft-storage.ts';
import { UnsavedWork, useLeave } from '@mirante/crud/form/unsaved-work.tsx';
import { StepUp } from '@mirante/screens/step-up/step-up.tsx';
import { useLogOut } from '@mirante/session/log-in.ts';
import { viewerOf } from '@mirante/session/session-slice.ts';
import { useSessionState, useViewerDetails } from '@mirante/session/use-session.ts';
import { ListStates } from '@mirante/crud/list/list-states.tsx';
import { AppShell } from '@mirante/ui-kit/shell/app-shell.tsx';
import { BellButton } from '@mirante/ui-kit/shell/bell-button.tsx';
import { PageBoundary } from '@mirante/ui-kit/shell/page-boundary.tsx';
import { PageSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { Crumb } from './crumb.tsx';
import { HelpLink } from '../shared/help-link.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { menuOf } from './menu.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { useMenuBadges } from './use-menu-badges.ts';

const MustChangePasswordPage = lazy(() =>
  import('../features/session/must-change-password-page.tsx').then((m) => ({ default: m.MustChangePasswordPage })),
);

// Without their code the page stays.
const KeptCheck = lazy(() =>
  import('../shared/offline/offline-reports-check.tsx')
    .then((m) => ({ default: m.OfflineReportsCheck }))
    .catch(() => ({ default: () => null })),
);
const Bell = lazy(() =>
  import('../features/notifications/bell.tsx').then((m) => ({ default: m.Bell })).catch(() => ({ default: NoBell })),
);
const NoBell = () => <BellButton unread={0} disabled />;

/** The frame of every page behind the login; for the duration of a session, holds the lists' states and unsaved work. */
export function Shell() {
  const details = useViewerDetails();
  const logOut = useLogOut();
  useEffect(registerServiceWorker, []);
  const endSession = () => {
    forgetDrafts();
    logOut();
  };
  if (details.must_change_password) return <MustChangePasswordPage onLogout={endSession} />;
  const { id } = details.user;
  // Another tab may have logged somebody else in, who must not go on with what was typed here.
  return (
    <UnsavedWork key={id} owner={id}>
      <ListStates>
        <Frame endSession={endSession} />
      </ListStates>
    </UnsavedWork>
  );
}

function Frame({ endSession }: { endSession: () => void }) {
  const { user } = useViewerDetails();
  const session = useSessionState('details', 'isView');
  const leave = useLeave();
  const { groups, own } = menuOf(viewerOf(session), undefined, useMenuBadges());
  return (
    <AppShell
      side="paper"
      groups={groups}
      user={user}
      menu={own}
      onLogout={() => leave(endSession)}
      crumb={<Crumb />}
      tools={<LazyBell />}
    >
      <OfflineBanner />
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
      <HelpLink />
      <StepUp />
      {!session.isView && (
        <Suspense fallback={null}>
          <KeptCheck />
        </Suspense>
      )}
    </AppShell>
  );
}

const LazyBell = () => (
  <Suspense fallback={<NoBell />}>
    <Bell />
  </Suspense>
);
