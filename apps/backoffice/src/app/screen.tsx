import type { Contract } from '@mirante/contract/http.ts';
import { lazy, type ComponentType } from 'react';

/** A screen for those who may make a call, fetched when it is first opened. Others are told whose it is. */
export const screen = <C extends Contract>(
  contract: () => Promise<C>,
  call: keyof C & string,
  load: () => Promise<ComponentType>,
): ComponentType =>
  lazy(async () => {
    const [calls, Screen, { Allowed }] = await Promise.all([contract(), load(), import('./allowed.tsx')]);
    return {
      default: () => (
        <Allowed call={calls[call]!}>
          <Screen />
        </Allowed>
      ),
    };
  });
