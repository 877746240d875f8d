import type { Places } from '@mirante/domain/house/brand.ts';
import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** Written by `/config.js`, which the server of each frontend answers. */
    __MIRANTE__?: Places;
  }
}

const noPlaces: Places = { checkout: '', client: '', backoffice: '' };

/** Where the three frontends of this deployment are. */
export const appAddresses = (): Places => ({ ...noPlaces, ...globalThis.window?.__MIRANTE__ });

/** The full address of a route (`/esqueci-a-senha`) of one of the frontends. */
export const appAddressOf = (place: 'checkout' | 'client' | 'backoffice', route: string): string =>
  `${appAddresses()[place].replace(/\/$/, '')}/#${route}`;

const subscribeToNothing = (): (() => void) => () => undefined;
/** The same where a page is drawn at build too, when nobody knows yet: there it is none. */
export const useAppAddress = (place: 'checkout' | 'client' | 'backoffice', route: string): string | undefined =>
  useSyncExternalStore(
    subscribeToNothing,
    () => appAddressOf(place, route),
    () => undefined,
  );
