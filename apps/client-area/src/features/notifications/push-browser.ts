/** What a browser says of pushes to this app. */
export type PushState = 'checking' | 'unsupported' | 'denied' | 'off' | 'on';

const KEY = 'push-of';

/** Who turned pushes on in this browser: another person who logs in here has not. */
export const pushOwner = {
  is: (clientId: number): boolean => localStorage.getItem(KEY) === String(clientId),
  set: (clientId: number): void => localStorage.setItem(KEY, String(clientId)),
  clear: (): void => localStorage.removeItem(KEY),
};

const worker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration && 'pushManager' in registration ? registration : undefined;
};

export const currentSubscription = async (): Promise<PushSubscription | undefined> =>
  (await (await worker())?.pushManager.getSubscription()) ?? undefined;

export async function pushState(clientId: number): Promise<PushState> {
  if (!(await worker())) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && pushOwner.is(clientId) && (await currentSubscription());
  return isOn ? 'on' : 'off';
}

/** Asks the person for permission, and the browser for an address. Nothing, where either says no. */
export async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  const registration = await worker();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return undefined;
  const asked = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(asked);
  } catch {
    // One that was made for another key stands in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(asked);
  }
}

/** What our call takes of it. */
export function bodyOf(subscription: PushSubscription): { endpoint: string; keys: { p256dh: string; auth: string } } {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
