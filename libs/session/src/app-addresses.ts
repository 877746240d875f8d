import type { Places } from '@mirante/domain/house/brand.ts';
import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** Set by `/config.js`, served by each frontend. */
    __MIRANTE__?: Places;
  }
}

const noPlaces: Places = { checkout: '', client: '', backoffice: '' };

/** The addresses of this deployment's three frontends. */
export const appAddresses = (): Places => ({ ...noPlaces, ...globalThis.window?.__MIRANTE__ });

/** The full URL of a route (`/esqueci-a-senha`) of a frontend. */
export const appAddressOf = (place: 'checkout' | 'client' | 'backoffice', route: string): string =>
  `${appAddresses()[place].replace(/\/$/, '')}/#${route}`;

const subscribeToNothing = (): (() => void) => () => undefined;
/** The same for prerendered pages, where it is undefined until the configuration is known. */
export const useAppAddress = (place: 'checkout' | 'client' | 'backoffice', route: string): string | undefined =>
  useSyncExternalStore(
    subscribeToNothing,
    () => appAddressOf(place, route),
    () => undefined,
  );
