import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { workerAddress } from '../shared/worker-address.ts';

const LONGEST_WAIT_MS = 10_000;

/** Once the page has nothing better to do: what it fetches ahead is for another day. Without one, or where it fails, the app works as before. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register(workerAddress('/service-worker.js')).catch(() => undefined);
  whenIdle(() => void register(), LONGEST_WAIT_MS);
}
