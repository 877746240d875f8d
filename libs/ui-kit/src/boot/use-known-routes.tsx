import { Fragment, useMemo, type ReactElement, type ReactNode } from 'react';
import { matchRoutes, useLocation, useParams, useRoutes, type RouteObject } from 'react-router';

/** A path that matches no route. */
const NOWHERE = '/-';

/**
 * An app's routes, where ids (`:id`, `:…_id`) are numbers: a URL with other text as an id matches none. Another
 * record's page is mounted anew, so that nothing typed for one is sent to the other.
 */
export function useKnownRoutes(routes: readonly RouteObject[]): ReactElement | null {
  const location = useLocation();
  const keyed = useMemo(() => routes.map(keyedByParams), [routes]);
  const { branch, isKnown } = useMemo(() => branchAt(location.pathname, keyed), [location.pathname, keyed]);
  return useRoutes(branch, isKnown ? undefined : { ...location, pathname: NOWHERE });
}

/** The routes of a path alone: `useRoutes` ranks all it is given at every render, and an app has a hundred. */
function branchAt(path: string, routes: RouteObject[]): { branch: RouteObject[]; isKnown: boolean } {
  const matches = matchRoutes(routes, path) ?? [];
  const params = Object.entries(matches.at(-1)?.params ?? {});
  const isKnown = params.every(([name, value = '']) => !/(?:^|_)id$/.test(name) || /^\d+$/.test(value));
  if (!isKnown) return { ...branchAt(NOWHERE, routes), isKnown };
  const [leaf, ...parents] = matches.map(({ route }) => route).toReversed();
  if (!leaf) return { branch: [], isKnown };
  return {
    branch: [parents.reduce((child, parent) => ({ ...parent, children: [child] }) as RouteObject, leaf)],
    isKnown,
  };
}

const keyedByParams = (route: RouteObject): RouteObject => {
  if (route.index) return route;
  if (route.children) return { ...route, children: route.children.map(keyedByParams) };
  return { ...route, element: <Keyed>{route.element}</Keyed> };
};

const Keyed = ({ children }: { children: ReactNode }) => (
  <Fragment key={Object.values(useParams()).join('/')}>{children}</Fragment>
);
