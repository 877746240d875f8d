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

it('a push is shown, with a tag by which the same one is shown once', async () => {
  const { fire, showNotification } = scopeWith([]);
  await fire('push', { data: { json: () => pushed } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Entra Klabin',
    expect.objectContaining({ body: 'O relatório explica.', tag: 'notification-7', data: '/relatorios/3' }),
  );
});

it('an alert of a trade is not shown over the panel that shows it, and is one with the panel’s own elsewhere', async () => {
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

it('a push that cannot be read shows nothing', async () => {
  const { fire, showNotification } = scopeWith([]);
  await fire('push', { data: null });
  await fire('push', { data: { json: () => JSON.parse('{') as unknown } });
  expect(showNotification).not.toHaveBeenCalled();
});

it('its press leads an open tab to what it is of, the one in front first', async () => {
  const behind = vi.fn<() => Promise<unknown>>();
  const { fire, navigate, focus, openWindow } = scopeWith([{ focused: false, navigate: behind }, { focused: true }]);
  await fire('notificationclick', press('/relatorios/3'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/#/relatorios/3`);
  expect([focus.mock.calls.length, behind.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0, 0]);
});

it('its press opens a tab where none is open, or none can be led', async () => {
  const none = scopeWith([]);
  await none.fire('notificationclick', press('/videos/1'));
  expect(none.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/#/videos/1`);
  const foreign = scopeWith([{ focused: true, navigate: () => Promise.reject(new TypeError('not controlled')) }]);
  await foreign.fire('notificationclick', press('/videos/1'));
  expect(foreign.openWindow).toHaveBeenCalledOnce();
});

it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', undefined, 7])(
  'its press never leads out of the app: %s',
  async (path) => {
    const { fire, openWindow } = scopeWith([]);
    await fire('notificationclick', press(path));
    expect(openWindow.mock.calls[0]![0]).toMatch(/^https:\/\/area\.example\/#\//);
  },
);
