import type { NotificationPreference, OwnNotification } from '@mirante/domain/messaging/notification.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, put, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

const query = listQuery({
  sort: ['notification.id'],
  by: 'notification.id',
  order: -1,
  perPage: 20,
  filters: ({ oneOf }) => ({
    /** Whether the requesting client has read it. */
    'notification.read': oneOf(['true', 'false']),
  }),
});

const allow = 'client';
export const ownNotifications = {
  listOwnNotifications: get('/api/v1/client/notifications', {
    what: 'Listar as próprias notificações',
    allow,
    input: query,
    returns: type<Page<OwnNotification>>(),
  }),
  /** Idempotent: only the first read is recorded. */
  readNotification: post('/api/v1/client/notifications/:id/read', {
    what: 'Marcar uma notificação como lida',
    allow,
  }),
  readAllNotifications: post('/api/v1/client/notifications-read', {
    what: 'Marcar todas as próprias notificações como lidas',
    allow,
  }),
  listNotificationPreferences: get('/api/v1/client/notification-preferences', {
    what: 'Ver de que se quer ser notificado',
    allow,
    returns: type<NotificationPreference[]>(),
  }),
  /** Omitted topics are unchanged. */
  setNotificationPreferences: put('/api/v1/client/notification-preferences', {
    what: 'Escolher de que se quer ser notificado',
    allow,
    input: () => import('./own-notifications.form.ts').then((m) => m.preferencesForm),
    returns: type<NotificationPreference[]>(),
    example: { preferences: [{ topic: 'news', portal: true, push: false }] },
  }),
};
