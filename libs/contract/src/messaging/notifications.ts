import {
  notifiableKinds,
  notificationStates,
  type Audience,
  type NotifiableContent,
  type NotificationRow,
} from '@mirante/domain/messaging/notification.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { say } from '@mirante/validation/messages.ts';
import { del, get, post, type } from '../http.ts';
import { csvOf } from '../records/csv.ts';
import { idList } from '../records/id-list.ts';
import { listQuery } from '../records/list-query.ts';
import { lazySchema } from '../lazy-schema.ts';

const query = listQuery({
  sort: ['notification.id', 'notification.send_at', 'notification.recipients'],
  by: 'notification.id',
  order: -1,
  filters: ({ id, oneOf, str }) => ({
    'notification.title': str().max(120),
    'notification.content': oneOf(notifiableKinds),
    'notification.content_id': id(),
    'notification.status': oneOf(notificationStates),
  }),
});

const allow = ['conteudo'] as const;
const listNotifications = get('/api/v1/notifications', {
  what: 'Listar notificações',
  allow,
  input: query,
  returns: type<Page<NotificationRow>>(),
});
export const notifications = {
  listNotifications,
  exportNotifications: csvOf('/api/v1/notifications.csv', 'Exportar notificações', listNotifications),
  /** Sent at its `send_at`, half a minute later. */
  sendNotification: post('/api/v1/notifications', {
    what: 'Enviar uma notificação',
    allow,
    input: () => import('./notification.form.ts').then((m) => m.notificationForm),
    idempotent: true,
    returns: type<NotificationRow>(),
    example: {
      title: 'Carteira Dividendos: entra Klabin, sai Copel',
      message: 'O relatório explica o motivo da troca e o preço teto.',
      content: 'report',
      content_id: 1,
      products: [4, 6],
    },
  }),
  /** Only before it is sent. */
  cancelNotification: del('/api/v1/notifications/:id', {
    what: 'Desfazer o envio de uma notificação',
    allow,
    refuses: ['already_sent'],
  }),
  /** Only before it is sent: sends it now, so that it can no longer be cancelled. */
  sendNotificationNow: post('/api/v1/notifications/:id/send', {
    what: 'Enviar já uma notificação',
    allow,
    refuses: ['already_sent'],
  }),
  /** The people that a notification would reach. */
  getAudience: get('/api/v1/notifications/audience', {
    what: 'Contar o público de uma notificação',
    allow,
    input: lazySchema(({ form, id, oneOf, str }) =>
      form({ content: oneOf(notifiableKinds), content_id: id(), products: idList({ str }, 100) }),
    ),
    returns: type<Audience>(),
  }),
  /** Newest first; by any part of the title, or by id. */
  findNotifiable: get('/api/v1/notifications/contents', {
    what: 'Procurar o conteúdo de uma notificação',
    allow,
    input: lazySchema(({ form, id, oneOf, str }) =>
      form({ content: oneOf(notifiableKinds).required(say.required), filter: str().max(120), id: id() }),
    ),
    returns: type<NotifiableContent[]>(),
  }),
};
