import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { lazy, type ComponentType } from 'react';

/**
 * A screen, fetched when it is first opened, with the call that it begins with: only those who may make it see the screen.
 * The call comes by an import too, since its contract would bring yup into the first bytes.
 */
export const screen = (call: () => Promise<AnyEndpoint>, load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => {
    const [needed, Screen, { Allowed }] = await Promise.all([call(), load(), import('./allowed.tsx')]);
    return { default: () => <Allowed call={needed}><Screen /></Allowed> };
  });
