import { expect, it, vi } from 'vitest';
import { receivePushes } from './push.ts';

const ORIGIN = 'https://area.example';
type Listener = (event: object) => void;

/** A worker's scope with these tabs open; `fire` answers when all that the event waits for is done. */
interface Tab {
  focused: boolean;
  url?: string;
  visibilityState?: 'visible' | 'hidden';
  navigate?: () => Promise<unknown>;
}
function scopeWith(tabs: Tab[]) {
  const listeners: Record<string, Listener> = {};
  const focus = vi.fn<() => Promise<void>>(async () => undefined);
  const navigate = vi.fn<(address: string) => Promise<unknown>>(async () => ({ focus }));
  const openWindow = vi.fn<(address: string) => Promise<void>>(async () => undefined);
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
  receivePushes({
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async () => tabs.map((tab) => ({ navigate, ...tab })), openWindow },
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  } as never);
  const fire = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners[name]!({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { fire, focus, navigate, openWindow, showNotification };
}
const press = (data: unknown) => ({ notification: { close: () => undefined, data } });
const pushed = { id: 7, title: 'Entra Klabin', message: 'O relatório explica.', path: '/relatorios/3' };

it('push event: shows a notification, with a tag against duplicates', async () => {
  const { fire, showNotification } = scopeWith([]);
  await fire('push', { data: { json: () => pushed } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Entra Klabin',
    expect.objectContaining({ body: 'O relatório explica.', tag: 'notification-7', data: '/relatorios/3' }),
  );
});

it("push event: a trade alert is not shown over the open panel, and shares the panel's tag elsewhere", async () => {
  const alert = { ...pushed, path: '/full-trader/operacoes/3', tag: 'trade-alert-3-target' };
  const at = (url: string, visibilityState: 'visible' | 'hidden') =>
    scopeWith([{ focused: false, url: `${ORIGIN}/#${url}`, visibilityState }]);
  const seen = at('/full-trader/painel?followed=true', 'visible');
  await seen.fire('push', { data: { json: () => alert } });
  expect(seen.showNotification).not.toHaveBeenCalled();
  for (const elsewhere of [at('/full-trader/painel', 'hidden'), at('/relatorios', 'visible')]) {
    await elsewhere.fire('push', { data: { json: () => alert } });
    expect(elsewhere.showNotification).toHaveBeenCalledWith(
      'Entra Klabin',
      expect.objectContaining({ tag: 'trade-alert-3-target' }),
    );
  }
});

it('push event: an unreadable payload shows nothing', async () => {
  const { fire, showNotification } = scopeWith([]);
  await fire('push', { data: null });
  await fire('push', { data: { json: () => JSON.parse('{') as unknown } });
  expect(showNotification).not.toHaveBeenCalled();
});

it('notification click: navigates an open tab to its target, the focused one first', async () => {
  const behind = vi.fn<() => Promise<unknown>>();
  const { fire, navigate, focus, openWindow } = scopeWith([{ focused: false, navigate: behind }, { focused: true }]);
  await fire('notificationclick', press('/relatorios/3'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/#/relatorios/3`);
  expect([focus.mock.calls.length, behind.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0, 0]);
});

it('notification click: opens a tab when none can be navigated', async () => {
  const none = scopeWith([]);
  await none.fire('notificationclick', press('/videos/1'));
  expect(none.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/#/videos/1`);
  const foreign = scopeWith([{ focused: true, navigate: () => Promise.reject(new TypeError('not controlled')) }]);
  await foreign.fire('notificationclick', press('/videos/1'));
  expect(foreign.openWindow).toHaveBeenCalledOnce();
});

it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', undefined, 7])(
  'notification click: never leaves the app: %s',
  async (path) => {
    const { fire, openWindow } = scopeWith([]);
    await fire('notificationclick', press(path));
    expect(openWindow.mock.calls[0]![0]).toMatch(/^https:\/\/area\.example\/#\//);
  },
);
