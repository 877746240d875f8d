import { RequireNoSession, RequireSession } from '@mirante/session/guards.tsx';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { pages } from './pages.tsx';
import { to } from './to.ts';

const LoginPage = lazy(() => import('@mirante/screens/login/login-page.tsx').then((m) => ({ default: m.LoginPage })));
const Shell = lazy(() => import('./shell.tsx').then((m) => ({ default: m.Shell })));
const UnknownAddress = lazy(() => import('./unknown-address.tsx').then((m) => ({ default: m.UnknownAddress })));

export const App = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route
        path={to.login()}
        element={
          <RequireNoSession role="user">
            <LoginPage role="user" />
          </RequireNoSession>
        }
      />
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
  </Suspense>
);
