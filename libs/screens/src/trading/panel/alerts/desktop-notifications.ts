export type DesktopState = 'unsupported' | 'denied' | 'off' | 'on';

export function notificationState(isChosen: boolean): DesktopState {
  if (typeof Notification !== 'function') return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isChosen && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks the person, who has just pressed for it. */
export const requestNotifications = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

interface Shown {
  title: string;
  body: string;
  /** Two of one tag are one, also where one of them came as a push. */
  tag: string;
  /** The route that a press on it leads to. */
  path: string;
}

/** Shows a notification of the system. Where the app has a service worker, a press on it opens what it is of. */
export async function showNotification({ title, body, tag, path }: Shown): Promise<void> {
  const options = { body, tag, icon: '/favicon.svg', lang: 'pt-BR', data: path };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    globalThis.focus();
    globalThis.location.hash = path;
    shown.close();
  });
}
