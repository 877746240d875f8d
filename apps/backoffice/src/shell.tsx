import { useLogOut } from '@mirante/session/log-in.ts';
import { viewerOf } from '@mirante/session/session-slice.ts';
import { useSessionState, useViewerDetails } from '@mirante/session/use-session.ts';
import { AppShell } from '@mirante/ui-kit/app-shell.tsx';
import House from 'lucide-react/icons/house';
import { Outlet, Route, Routes } from 'react-router';
import { groupsFor } from './menu.ts';
import { pages } from './pages.tsx';
import { to } from './to.ts';

const home = { links: [{ to: to.home(), label: 'Início', icon: House }] };

/** Sidebar, top bar, and the page within. */
export function Shell() {
  const { user } = useViewerDetails();
  const viewer = viewerOf(useSessionState());
  return (
    <AppShell side="deep" groups={[home, ...groupsFor(viewer)]} user={user} menu={[]} onLogout={useLogOut()} crumb={<Crumbs />}>
      <Outlet />
    </AppShell>
  );
}

const Crumbs = () => (
  <Routes>
    {pages.map(({ path, crumb }) => <Route key={path} path={path} element={crumb} />)}
  </Routes>
);
