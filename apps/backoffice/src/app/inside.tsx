import { RequireSession } from '@mirante/session/guards.tsx';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { pages } from './pages.tsx';
import { Shell } from './shell.tsx';

const UnknownAddress = lazy(() => import('./unknown-address.tsx').then((m) => ({ default: m.UnknownAddress })));

/** What lies behind the login; and what lies nowhere. */
export const Inside = () => (
  <Routes>
    <Route
      element={
        <RequireSession role="user">
          <Shell />
        </RequireSession>
      }
    >
      {pages.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
    </Route>
    <Route path="*" element={<UnknownAddress />} />
  </Routes>
);
