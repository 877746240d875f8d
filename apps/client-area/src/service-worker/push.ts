/** The API's push payload (`payloadOf` there). */
interface Pushed {
  id: number;
  title: string;
  message: string;
  /** A route of the app. */
  path: string;
  /** Set for a trade alert, which the open panel shows too. */
  tag?: string;
}

/**
 * Shows push notifications. Duplicates are replaced by tag; a click opens the address, in an existing tab if there is
 * one.
 */
export function receivePushes(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    const pushed = pushedOf(event.data);
    if (pushed) event.waitUntil(showUnlessSeen(scope, pushed));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, addressOf(scope, event.notification.data)));
  });
}

function pushedOf(data: PushMessageData | null): Pushed | undefined {
  try {
    return data?.json() as Pushed | undefined;
  } catch {
    return undefined;
  }
}

/** The panel's route: if it is visible, the alert has been seen there. */
const PANEL = '/#/full-trader/painel';

async function showUnlessSeen(scope: ServiceWorkerGlobalScope, pushed: Pushed): Promise<void> {
  const tabs = pushed.tag ? await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }) : [];
  if (!tabs.some(({ url, visibilityState }) => visibilityState === 'visible' && url.includes(PANEL)))
    await show(scope, pushed);
}

const show = (scope: ServiceWorkerGlobalScope, { id, title, message, path, tag }: Pushed): Promise<void> =>
  scope.registration.showNotification(title, {
    body: message,
    tag: tag ?? `notification-${id}`,
    icon: '/icon.svg',
    lang: 'pt-BR',
    data: path,
  });

/** Always a route of this app, whatever the payload contains. */
function addressOf({ location }: ServiceWorkerGlobalScope, path: unknown): string {
  const route = typeof path === 'string' && /^\/[a-z0-9/-]*$/.test(path) ? path : '/notificacoes';
  return `${location.origin}/#${route}`;
}

async function open({ clients }: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  const shown = await (tab?.navigate(address).catch(() => null) ?? null);
  await (shown ? shown.focus() : clients.openWindow(address));
}
