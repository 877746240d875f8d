// @vitest-environment happy-dom
import type { NotificationRow } from '@mirante/domain/messaging/notification.ts';
import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NotificationListPage } from './notification-list-page.tsx';

const sent: NotificationRow = {
  id: 9,
  title: 'Entra Klabin, sai Copel',
  message: 'Leia o relatório.',
  content: 'report',
  content_id: 2184,
  product_name: 'Carteiras Mirante',
  user_name: 'Renata Brandão',
  status: 'sent',
  send_at: '2026-11-17T12:00:00Z',
  sent_at: '2026-11-17T12:00:00Z',
  recipients: 198,
  reads: 0,
};

test('notification list: opened again, it shows what was notified meanwhile, as by a content that went out', async () => {
  let items = [sent];
  renderScreen(
    <Routes>
      <Route path="/notificacoes" element={<NotificationListPage />} />
      <Route path="*" element={<Link to={to.notifications()}>Notificações</Link>} />
    </Routes>,
    {
      'GET /api/v1/notifications': ({ call }) => ({ body: { items: call.includes('waiting') ? [] : items, total: 1 } }),
    },
    { at: '/relatorios' },
  );
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  follow('Notificações');
  await screen.findByText(sent.title);
  follow('Nova notificação');
  items = [{ ...sent, id: 10, title: 'Copom mantém a Selic' }];
  follow('Notificações');
  expect(await screen.findByText('Copom mantém a Selic')).toBeTruthy();
});
