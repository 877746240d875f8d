type DesktopState = 'unsupported' | 'denied' | 'off' | 'on';

export function notificationState(isChosen: boolean): DesktopState {
  if (typeof Notification !== 'function') return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isChosen && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Requests the permission, in response to a click. */
export const requestNotifications = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

interface Shown {
  title: string;
  body: string;
  /** Notifications with the same tag replace each other, pushes included. */
  tag: string;
  /** The route opened by a click. */
  path: string;
}

/** Shows a system notification. With the app's service worker, a click on it opens its target. */
export async function showNotification({ title, body, tag, path }: Shown): Promise<void> {
  const options = { body, tag, icon: '/icon.svg', lang: 'pt-BR', data: path };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    globalThis.focus();
    globalThis.location.hash = path;
    shown.close();
  });
}
