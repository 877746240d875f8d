import type { ReactElement } from 'react';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router';

/** A path that matches no route. */
const NOWHERE = '/-';

/** An app's routes, where ids (`:id`, `:…_id`) are numbers: a URL with other text as an id matches none. */
export function useKnownRoutes(routes: RouteObject[]): ReactElement | null {
  const location = useLocation();
  const params = Object.entries(matchRoutes(routes, location)?.at(-1)?.params ?? {});
  const isKnown = params.every(([name, value = '']) => !/(?:^|_)id$/.test(name) || /^\d+$/.test(value));
  return useRoutes(routes, isKnown ? undefined : { ...location, pathname: NOWHERE });
}
