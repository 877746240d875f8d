import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { workerAddress } from '../shared/worker-address.ts';

const LONGEST_WAIT_MS = 10_000;

/** Registers the service worker now, if it is not yet. Undefined without one, or if it fails: the app works as before. */
export const serviceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  import.meta.env.PROD && 'serviceWorker' in navigator
    ? navigator.serviceWorker.register(workerAddress('/service-worker.js')).catch(() => undefined)
    : undefined;

/** Registers it when the page is idle: its precaching is for later visits. */
export function registerServiceWorker(): void {
  whenIdle(() => void serviceWorker(), LONGEST_WAIT_MS);
}
