import { RequireSession } from '@mirante/session/guards.tsx';
import { lazy, preloadParts } from '@mirante/ui-kit/boot/lazy.ts';
import { useKnownRoutes } from '@mirante/ui-kit/boot/use-known-routes.tsx';
import { createRoutesFromElements, matchRoutes, Route } from 'react-router';
import { pages } from './pages.tsx';
import { Shell } from './shell.tsx';

const UnknownAddress = lazy(() => import('./unknown-address.tsx').then((m) => ({ default: m.UnknownAddress })));

const routes = createRoutesFromElements(
  <>
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
  </>,
);

/** Preloads the code of a page. */
export const preloadPage = (address: string): Promise<void> =>
  preloadParts((matchRoutes(routes, address) ?? []).map(({ route }) => route.element));

/** The pages behind the login, and the page for unknown addresses. */
export const LoggedInApp = () => useKnownRoutes(routes);
