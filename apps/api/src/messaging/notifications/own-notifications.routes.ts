import type { ownNotifications } from '@mirante/contract/messaging/own-notifications.ts';
import type { ownUnreadNotifications } from '@mirante/contract/messaging/own-unread.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { invalidField, or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './own-notifications.store.ts';

export const ownNotificationRoutes: Handlers<typeof ownNotifications> = {
  listOwnNotifications: ({ input, viewer, ...services }) => store.listFor(viewer.id, services.now())(services, input),
  readNotification: async ({ db, viewer, params, now }) => {
    or404(await store.markRead(db, viewer.id, params.id, now()), nameOf('notification'));
  },
  readAllNotifications: ({ db, viewer, now }) => store.markAllRead(db, viewer.id, now()),
  listNotificationPreferences: ({ db, viewer }) => store.preferencesOf(db, viewer.id),
  setNotificationPreferences: async ({ db, viewer, input: { preferences } }) => {
    if (new Set(preferences.map(({ topic }) => topic)).size < preferences.length)
      throw invalidField('preferences', 'Valor inválido.');
    await store.setPreferences(db, viewer.id, preferences);
    return store.preferencesOf(db, viewer.id);
  },
};

export const ownUnreadNotificationRoutes: Handlers<typeof ownUnreadNotifications> = {
  countUnreadNotifications: async ({ db, viewer }) => ({ total: await store.countUnread(db, viewer.id) }),
};
