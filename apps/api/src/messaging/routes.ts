import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { notifications } from '@mirante/contract/messaging/notifications.ts';
import { ownMessages } from '@mirante/contract/messaging/own-messages.ts';
import { ownNotifications } from '@mirante/contract/messaging/own-notifications.ts';
import { ownUnreadNotifications, ownUnseenReplies } from '@mirante/contract/messaging/own-unread.ts';
import { push } from '@mirante/contract/messaging/push.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { cannedReplyRoutes } from './canned-replies/canned-replies.routes.ts';
import { clientMessageRoutes } from './client-messages/client-messages.routes.ts';
import { ownMessageRoutes, ownUnseenReplyRoutes } from './client-messages/own-messages.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { ownNotificationRoutes, ownUnreadNotificationRoutes } from './notifications/own-notifications.routes.ts';
import { pushRoutes } from './push/push.routes.ts';

export const messagingRoutes: readonly BoundContract[] = [
  bindHandlers(clientMessages, clientMessageRoutes),
  bindHandlers(ownMessages, ownMessageRoutes),
  bindHandlers(ownUnseenReplies, ownUnseenReplyRoutes),
  bindHandlers(cannedReplies, cannedReplyRoutes),
  bindHandlers(notifications, notificationRoutes),
  bindHandlers(ownNotifications, ownNotificationRoutes),
  bindHandlers(ownUnreadNotifications, ownUnreadNotificationRoutes),
  bindHandlers(push, pushRoutes),
];
