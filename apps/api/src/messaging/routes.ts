import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { ownMessages } from '@mirante/contract/messaging/own-messages.ts';
import { on, type Served } from '../http/served.ts';
import { cannedReplyRoutes } from './canned-replies/canned-replies.routes.ts';
import { clientMessageRoutes } from './client-messages/client-messages.routes.ts';
import { ownMessageRoutes } from './client-messages/own-messages.routes.ts';

export const messagingRoutes: readonly Served[] = [
  on(clientMessages, clientMessageRoutes),
  on(ownMessages, ownMessageRoutes),
  on(cannedReplies, cannedReplyRoutes),
];
