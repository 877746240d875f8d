import { RequireNoSession } from '@mirante/session/guards.tsx';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { to } from './to.ts';

const LoginPage = lazy(() => import('@mirante/screens/login/login-page.tsx').then((m) => ({ default: m.LoginPage })));
const Inside = lazy(() => import('./inside.tsx').then((m) => ({ default: m.Inside })));

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
      <Route path="*" element={<Inside />} />
    </Routes>
  </Suspense>
);
