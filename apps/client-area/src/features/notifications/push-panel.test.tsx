// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Bell } from './bell.tsx';
import { PushPanel } from './push-panel.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const SUBSCRIBE = 'POST /api/v1/client/push-subscriptions';
const UNSUBSCRIBE = 'DELETE /api/v1/client/push-subscriptions';
const json = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const answers = {
  'GET /api/v1/client/push-key': { body: { public_key: 'BKey' } },
  'GET /api/v1/client/notifications-unread': { body: { total: 0 } },
  [SUBSCRIBE]: { status: 204, body: '' },
  [UNSUBSCRIBE]: { status: 204, body: '' },
};

/** A browser with push, whose user answers the permission prompt as given. */
function browser({ permission = 'default', answer = 'granted', subscribed = false } = {}) {
  let current: object | null = null;
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => {
    current = null;
    return true;
  });
  const subscription = { toJSON: () => json, unsubscribe };
  if (subscribed) current = subscription;
  const subscribe = vi.fn<(asked: object) => Promise<object>>(async () => (current = subscription));
  const pushManager = { subscribe, getSubscription: async () => current };
  const state: { permission: string; requestPermission: () => Promise<string> } = {
    permission,
    requestPermission: vi.fn<() => Promise<string>>(async () => (state.permission = answer)),
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', state);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  return { subscribe, unsubscribe, requestPermission: state.requestPermission };
}

test('push panel: permission is requested only by the button, and the subscription is registered', async () => {
  const { subscribe, requestPermission } = browser();
  const { calls } = renderScreen(<PushPanel />, answers);
  const on = await screen.findByRole('button', { name: 'Ativar notificações por push' });
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(on);
  expect(await screen.findByRole('button', { name: 'Desativar neste navegador' })).toBeTruthy();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  expect(calls.find(({ call }) => call === SUBSCRIBE)?.body).toEqual(json);
});

test('push panel: a denial shows how to change it, and registers nothing', async () => {
  browser({ answer: 'denied' });
  const { calls } = renderScreen(<PushPanel />, answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Ativar notificações por push' }));
  expect(await screen.findByText(/estão bloqueadas neste navegador/)).toBeTruthy();
  expect(calls.some(({ call }) => call === SUBSCRIBE)).toBe(false);
});

test('push panel: a subscription that fails to register is shown as off, with the error', async () => {
  browser();
  renderScreen(<PushPanel />, { ...answers, [SUBSCRIBE]: { status: 500, body: { detail: 'Erro.', errors: [] } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ativar notificações por push' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ativar notificações por push' })).toBeTruthy();
});

test('push panel: a first visit, whose service worker is not registered yet, can turn it on', async () => {
  browser();
  const registration = await navigator.serviceWorker.getRegistration();
  const register = vi.fn<(address: string) => Promise<unknown>>(async () => registration);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined, register } });
  vi.stubEnv('PROD', true);
  renderScreen(<PushPanel />, answers);
  expect(await screen.findByRole('button', { name: 'Ativar notificações por push' })).toBeTruthy();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});

const closed = () => Promise.reject(new DOMException('The storage is closed.', 'SecurityError'));

test.each([
  ['without push support', {}],
  ['that cannot read its registration', { serviceWorker: { getRegistration: closed } }],
])('push panel: a browser %s says so', async (_what, navigator) => {
  browser();
  vi.stubGlobal('navigator', navigator);
  renderScreen(<PushPanel />, answers);
  expect(await screen.findByText(/não recebe notificações por push/)).toBeTruthy();
});

test('push panel: turning it off removes the subscription on the server and in the browser', async () => {
  const { unsubscribe } = browser({ permission: 'granted', subscribed: true });
  localStorage.setItem('push-of', '1');
  const { calls } = renderScreen(<PushPanel />, answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Desativar neste navegador' }));
  await screen.findByRole('button', { name: 'Ativar notificações por push' });
  expect([unsubscribe.mock.calls.length, calls.some(({ call }) => call === UNSUBSCRIBE)]).toEqual([1, true]);
});

test('push panel: where the server does not remove the subscription it stays on, with the error until it is off', async () => {
  const { unsubscribe } = browser({ permission: 'granted', subscribed: true });
  localStorage.setItem('push-of', '1');
  const ends = [
    { status: 500, body: { detail: 'Erro.', errors: [] } },
    { status: 204, body: '' },
  ];
  renderScreen(<PushPanel />, { ...answers, [UNSUBSCRIBE]: () => ends.shift()! });
  const turnOff = async () => fireEvent.click(await screen.findByRole('button', { name: 'Desativar neste navegador' }));
  await turnOff();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(unsubscribe).not.toHaveBeenCalled();
  await turnOff();
  await screen.findByRole('button', { name: 'Ativar notificações por push' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage.getItem('push-of')).toBeNull();
});

test('push: is registered again at start for its user, and never for another who logs in', async () => {
  browser({ permission: 'granted', subscribed: true });
  localStorage.setItem('push-of', '1');
  const own = renderScreen(<Bell />, answers);
  await waitFor(() => expect(own.calls.some(({ call }) => call === SUBSCRIBE)).toBe(true));
  cleanup();
  localStorage.setItem('push-of', '2');
  const other = renderScreen(<Bell />, answers);
  await waitFor(() => expect(other.calls.length).toBe(1));
  expect(other.calls.some(({ call }) => call === SUBSCRIBE)).toBe(false);
});
