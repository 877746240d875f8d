import { serviceWorker } from '../../app/register-service-worker.ts';
import { readStored, writeStored } from '@mirante/ui-kit/boot/browser-storage.ts';

/** The state of push notifications in this browser. */
export type PushState = 'checking' | 'unsupported' | 'denied' | 'off' | 'on';

const KEY = 'push-of';

/** The client who enabled push in this browser: another one who logs in here has not. */
export const pushOwner = {
  is: (clientId: number): boolean => readStored(KEY) === String(clientId),
  set: (clientId: number): void => void writeStored(KEY, String(clientId)),
  clear: (): void => void writeStored(KEY, null),
};

/** At a first visit the service worker is not registered yet: it waits for an idle page. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return undefined;
  const registration = (await navigator.serviceWorker.getRegistration()) ?? (await serviceWorker());
  return registration && 'pushManager' in registration ? registration : undefined;
};

export const currentSubscription = async (): Promise<PushSubscription | undefined> =>
  (await (await worker())?.pushManager.getSubscription()) ?? undefined;

/** A browser that cannot tell, as without storage, has no push either. */
export const pushState = (clientId: number): Promise<PushState> => readState(clientId).catch(() => 'unsupported');

async function readState(clientId: number): Promise<PushState> {
  if (!(await worker())) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && pushOwner.is(clientId) && (await currentSubscription());
  return isOn ? 'on' : 'off';
}

/** Asks for permission and creates a subscription. Undefined if the user or the browser refuses. */
export async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  const registration = await worker();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return undefined;
  const asked = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(asked);
  } catch {
    // An existing subscription with another key prevents it.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(asked);
  }
}

/** The request body of a subscription. */
export function bodyOf(subscription: PushSubscription): { endpoint: string; keys: { p256dh: string; auth: string } } {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
