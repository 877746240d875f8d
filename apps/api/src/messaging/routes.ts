import { notifications } from '@mirante/contract/messaging/notifications.ts';
import { ownNotifications } from '@mirante/contract/messaging/own-notifications.ts';
import { push } from '@mirante/contract/messaging/push.ts';
import { on, type Served } from '../http/served.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { ownNotificationRoutes } from './notifications/own-notifications.routes.ts';
import { pushRoutes } from './push/push.routes.ts';

export const messagingRoutes: readonly Served[] = [
  on(notifications, notificationRoutes),
  on(ownNotifications, ownNotificationRoutes),
  on(push, pushRoutes),
];
