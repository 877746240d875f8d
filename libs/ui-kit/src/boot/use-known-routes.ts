import type { ReactElement } from 'react';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router';

/** That of no route. */
const NOWHERE = '/-';

/** An app's routes, in which ids (`:id`, `:…_id`) are numbers: an address with another text in the place of one leads nowhere. */
export function useKnownRoutes(routes: RouteObject[]): ReactElement | null {
  const location = useLocation();
  const params = Object.entries(matchRoutes(routes, location)?.at(-1)?.params ?? {});
  const isKnown = params.every(([name, value = '']) => !/(?:^|_)id$/.test(name) || /^\d+$/.test(value));
  return useRoutes(routes, isKnown ? undefined : { ...location, pathname: NOWHERE });
}
