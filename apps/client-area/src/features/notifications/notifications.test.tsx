// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { NotificationPreference, OwnNotification } from '@mirante/domain/messaging/notification.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { to } from '../../app/to.ts';
import { HelpLink } from '../../shared/help-link.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Bell } from './bell.tsx';
import { NotificationListPage } from './notification-list-page.tsx';
import { NotificationSettingsPage } from './notification-settings-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  showToastsWith(undefined);
});

const report: OwnNotification = {
  id: 3,
  title: 'Entra Klabin',
  message: 'O relatório explica.',
  content: 'report',
  content_id: 12,
  sent_at: '2026-11-20T12:00:00Z',
  read_at: null,
  target: 'open',
};
const LIST = 'GET /api/v1/client/notifications';
const UNREAD = 'GET /api/v1/client/notifications-unread';
const READ = 'POST /api/v1/client/notifications/3/read';
const of = (...items: OwnNotification[]) => ({ [LIST]: { body: { items, total: items.length } } });

test('bell: shows the unread count, and a notification links to its content and is marked read', async () => {
  let total = 1;
  const { calls } = renderScreen(<Bell />, {
    ...of(report),
    [UNREAD]: () => ({ body: { total } }),
    [READ]: () => {
      total = 0;
      return { status: 204, body: '' };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Notificações, 1 não lida' }));
  const link = await screen.findByRole('link', { name: /Entra Klabin/ });
  expect(link.getAttribute('href')).toBe('/relatorios/12');
  fireEvent.click(link);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notificações' })).toBeTruthy());
  expect(calls.some(({ call }) => call === READ)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('notification list: a press that marks one as read and fails says so, and can be repeated', async () => {
  const { texts } = recordToasts();
  const house = { ...report, content: null, content_id: null };
  renderScreen(<NotificationListPage />, { ...of(house), [UNREAD]: { body: { total: 1 } }, [READ]: 'network' });
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar como lida' }));
  await waitFor(() => expect(texts).toEqual(['Não foi possível marcar a notificação como lida.']));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Marcar como lida' }).disabled).toBe(false);
});

test('bell: the popup closes on navigation', async () => {
  const Other = () => {
    const go = useNavigate();
    return <button onClick={() => void go('/videos')}>Outra página</button>;
  };
  renderScreen(
    <>
      <Bell />
      <Other />
    </>,
    { ...of(report), [UNREAD]: { body: { total: 1 } } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Notificações, 1 não lida' }));
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByText('Outra página'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('bell: new notifications are announced; those on arrival are not', async () => {
  let total = 1;
  renderScreen(<Bell />, { [UNREAD]: () => ({ body: { total } }) });
  await screen.findByRole('button', { name: /1 não lida/ });
  expect(screen.getByRole('status').textContent).toBe('');
  total = 3;
  fireEvent(globalThis as unknown as Window, new Event('focus'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Você tem 3 notificações não lidas.'));
});

test.each([
  ['closed', 'Este conteúdo não está disponível na sua assinatura.'],
  ['gone', 'Este conteúdo foi removido.'],
] as const)('notification list: one that is %s says so, has no link, and can be marked read', async (target, words) => {
  const { calls } = renderScreen(<NotificationListPage />, {
    ...of({ ...report, target }),
    [UNREAD]: { body: { total: 1 } },
    [READ]: { status: 204, body: '' },
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Entra Klabin/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como lida' }));
  await waitFor(() => expect(calls.some(({ call }) => call === READ)).toBe(true));
});

test('notification list: shows those that came since, opened again or left open when a push leads to it', async () => {
  const items = [report];
  const Toggle = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Sair' : 'Abrir'}</button>
        {isOpen && <NotificationListPage />}
      </>
    );
  };
  renderScreen(<Toggle />, {
    [LIST]: () => ({ body: { items, total: items.length } }),
    [UNREAD]: { body: { total: 1 } },
  });
  await screen.findByText('Entra Klabin');
  items.unshift({ ...report, id: 4, title: 'Aviso da casa' });
  fireEvent.click(screen.getByText('Sair'));
  fireEvent.click(screen.getByText('Abrir'));
  await screen.findByText('Aviso da casa');
  items.unshift({ ...report, id: 5, title: 'Outro aviso' });
  fireEvent(globalThis as unknown as Window, new Event('focus'));
  expect(await screen.findByText('Outro aviso')).toBeTruthy();
});

test('notification list: all can be marked read at once', async () => {
  const { calls } = renderScreen(<NotificationListPage />, {
    ...of(report),
    [UNREAD]: { body: { total: 1 } },
    'POST /api/v1/client/notifications-read': { status: 204, body: '' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }));
  await waitFor(() => expect(calls.some(({ call }) => call.endsWith('notifications-read'))).toBe(true));
});

const PREFERENCES = '/api/v1/client/notification-preferences';
const preferences: NotificationPreference[] = [
  { topic: 'report', portal: true, push: true },
  { topic: 'news', portal: true, push: false },
];

test('notification settings: a topic is toggled by one press, reverted when saving fails', async () => {
  let status = 200;
  const { calls } = renderScreen(
    <NotificationSettingsPage />,
    {
      [`GET ${PREFERENCES}`]: { body: preferences },
      [`PUT ${PREFERENCES}`]: () => ({ status, body: preferences }),
    },
    {},
    to.notificationSettings(),
  );
  const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await screen.findByLabelText('Relatórios: por push');
  expect(document.title).toBe('Preferências de notificação · Mirante');
  fireEvent.click(box('Relatórios: por push'));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      preferences: [{ topic: 'report', portal: true, push: false }],
    }),
  );
  expect(box('Relatórios: por push').checked).toBe(false);
  status = 500;
  fireEvent.click(box('Notícias: no portal'));
  expect(box('Notícias: no portal').checked).toBe(false);
  await waitFor(() => expect(box('Notícias: no portal').checked).toBe(true));
});

test('notification settings: a failed save reverts its own toggle, not one made meanwhile', async () => {
  const failing = Promise.withResolvers<FakeAnswer>();
  const answers = [failing.promise, Promise.resolve<FakeAnswer>({ body: preferences })];
  renderScreen(
    <NotificationSettingsPage />,
    { [`GET ${PREFERENCES}`]: { body: preferences }, [`PUT ${PREFERENCES}`]: () => answers.shift()! },
    {},
    to.notificationSettings(),
  );
  const portal = await screen.findByLabelText<HTMLInputElement>('Relatórios: no portal');
  const push = screen.getByLabelText<HTMLInputElement>('Relatórios: por push');
  fireEvent.click(portal);
  fireEvent.click(push);
  failing.resolve({ status: 500 });
  await waitFor(() => expect(portal.checked).toBe(true));
  expect(push.checked).toBe(false);
});

test('notification settings: choices of one topic are saved one after the other, so that what is shown is stored', async () => {
  const failing = Promise.withResolvers<FakeAnswer>();
  const answers = [failing.promise, Promise.resolve<FakeAnswer>({ body: preferences })];
  const { calls } = renderScreen(
    <NotificationSettingsPage />,
    { [`GET ${PREFERENCES}`]: { body: preferences }, [`PUT ${PREFERENCES}`]: () => answers.shift()! },
    {},
    to.notificationSettings(),
  );
  const saved = () => calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  fireEvent.click(await screen.findByLabelText('Relatórios: no portal'));
  fireEvent.click(screen.getByLabelText('Relatórios: por push'));
  await waitFor(() => expect(saved()).toHaveLength(1));
  failing.resolve({ status: 500 });
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toEqual({ preferences: [{ topic: 'report', portal: true, push: false }] });
});

test('notification settings: the weekly summary is toggled at once, without losing the focus, and reverted when saving fails', async () => {
  const saving = Promise.withResolvers<FakeAnswer>();
  renderScreen(
    <NotificationSettingsPage />,
    {
      [`GET ${PREFERENCES}`]: { body: preferences },
      'GET /api/v1/client/weekly-summary': { body: { wanted: true } },
      'PUT /api/v1/client/weekly-summary': () => saving.promise,
    },
    { entitlements: ['invista_em_acoes', 'top_fundos', 'top_renda_fixa'] },
    to.notificationSettings(),
  );
  const box = await screen.findByLabelText<HTMLInputElement>(/Resumo semanal/);
  fireEvent.click(box);
  await waitFor(() => expect(box.getAttribute('aria-busy')).toBe('true'));
  expect(box.checked).toBe(false);
  // The browser takes the focus from a disabled control.
  expect(box.disabled).toBe(false);
  saving.resolve({ status: 500 });
  await waitFor(() => expect(box.checked).toBe(true));
});

test("notification list: leaves the help to the shell's link", async () => {
  renderScreen(
    <>
      <NotificationListPage />
      <HelpLink />
    </>,
    { ...of(report), [UNREAD]: { body: { total: 0 } } },
  );
  await screen.findByRole('link', { name: /Entra Klabin/ });
  expect(screen.getByRole('link', { name: 'Falar com o suporte' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Precisa de ajuda?' })).toBeNull();
});
