import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { workerAddress } from '../shared/worker-address.ts';

const LONGEST_WAIT_MS = 10_000;

/**
 * Registers when the page is idle: its precaching is for later visits. Without a service worker, or if it fails, the
 * app works as before.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register(workerAddress('/service-worker.js')).catch(() => undefined);
  whenIdle(() => void register(), LONGEST_WAIT_MS);
}
