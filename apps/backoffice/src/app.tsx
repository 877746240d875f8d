import { RequireNoSession, RequireSession } from '@mirante/session/guards.tsx';
import { PageSkeleton } from '@mirante/ui-kit/skeletons.tsx';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { pages } from './pages.tsx';
import { Shell } from './shell.tsx';
import { to } from './to.ts';

const Login = lazy(() => import('./features/login/login-screen.tsx').then((m) => ({ default: m.LoginScreen })));
const UnknownAddress = lazy(() => import('./features/unknown-address.tsx').then((m) => ({ default: m.UnknownAddress })));

export const App = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route path={to.login()} element={<RequireNoSession role="user"><Login /></RequireNoSession>} />
      <Route element={<RequireSession role="user"><Shell /></RequireSession>}>
        {pages.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Suspense fallback={<PageSkeleton />}><Screen /></Suspense>} />
        ))}
      </Route>
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
  </Suspense>
);
