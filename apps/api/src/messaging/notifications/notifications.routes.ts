import type { notifications } from '@mirante/contract/messaging/notifications.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { lists } from '../../records/handlers.ts';
import { audienceOf } from './audience.store.ts';
import * as store from './notifications.store.ts';
import { sendNotification } from './send-notification.ts';

export const notificationRoutes: Handlers<typeof notifications> = {
  listNotifications: lists(store.list),
  sendNotification,
  cancelNotification: async ({ db, params: { id }, now }) => {
    if (await store.cancel(db, id, now())) return;
    or404(await store.find(db, id), nameOf('notification'));
    throw new Refusal('already_sent', 'A notificação já saiu.');
  },
  getAudience: ({ db, input: { content, content_id, products }, now }) => {
    const target = { content: content || null, content_id: content_id ?? null };
    return audienceOf(db, target, (products || '').split(',').filter(Boolean).map(Number), now());
  },
  findNotifiable: ({ db, input, now }) => store.findNotifiable(db, input, now()),
};
