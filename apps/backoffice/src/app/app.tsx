import { RequireNoSession } from '@mirante/session/guards.tsx';
import { lazy } from '@mirante/ui-kit/boot/lazy.ts';
import { PageBoundary } from '@mirante/ui-kit/shell/page-boundary.tsx';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { to } from './to.ts';

const LoginPage = lazy(() => import('@mirante/screens/login/login-page.tsx').then((m) => ({ default: m.LoginPage })));
const inside = () => import('./logged-in-app.tsx');
const Inside = lazy(() => inside().then((m) => ({ default: m.LoggedInApp })));

/** Preloads the code of a page behind the login. */
export async function preloadPage(address: string): Promise<void> {
  await Promise.allSettled([Inside.preload(), inside().then((m) => m.preloadPage(address))]);
}

export const App = () => (
  <PageBoundary>
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
  </PageBoundary>
);
