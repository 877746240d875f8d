import type { notifications } from '@mirante/contract/messaging/notifications.ts';
import { idsIn } from '@mirante/contract/records/id-list.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { notificationWords, type NotificationRow } from '@mirante/domain/messaging/notification.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { columnsOf } from '../../records/csv.ts';
import { file, lists } from '../../records/handlers.ts';
import { audienceOf } from './audience.store.ts';
import * as store from './notifications.store.ts';
import { sendNotification } from './send-notification.ts';

const writes = { send_at: dayTime, sent_at: dayTime };
const columns = columnsOf<NotificationRow>(notificationWords, writes, [
  'id',
  'title',
  'message',
  'content',
  'content_id',
  'product_name',
  'user_name',
  'status',
  'send_at',
  'sent_at',
  'recipients',
  'reads',
]);

export const notificationRoutes: Handlers<typeof notifications> = {
  listNotifications: lists(store.list),
  exportNotifications: file('notification', 'notificacoes', { list: store.list, columns }),
  sendNotification,
  cancelNotification: async ({ db, params: { id }, now }) => {
    if (await store.cancel(db, id, now())) return;
    or404(await store.find(db, id), nameOf('notification'));
    throw new Refusal('already_sent', 'A notificação já saiu.');
  },
  sendNotificationNow: ({ db, jobs, params: { id }, now }) =>
    db.transaction().execute(async (trx) => {
      if (await store.bringForward(trx, id, now())) return void (await jobs.add(trx, 'notify', { notificationId: id }));
      or404(await store.find(trx, id), nameOf('notification'));
      throw new Refusal('already_sent', 'A notificação já saiu, ou foi desfeita.');
    }),
  getAudience: ({ db, input: { content, content_id, products }, now }) => {
    const target = { content: content || null, content_id: content_id ?? null };
    return audienceOf(db, target, idsIn(products), now());
  },
  findNotifiable: ({ db, input, now }) => store.findNotifiable(db, input, now()),
};
