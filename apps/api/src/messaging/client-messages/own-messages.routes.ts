import type { ownMessages } from '@mirante/contract/messaging/own-messages.ts';
import type { ownUnseenReplies } from '@mirante/contract/messaging/own-unread.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import * as store from './own-messages.store.ts';
import { sendMessage } from './send-message.ts';

export const ownMessageRoutes: Handlers<typeof ownMessages> = {
  sendMessage: (call) =>
    sendMessage(call, { clientId: call.viewer.id, input: call.input, idempotencyKey: call.idempotencyKey }),
  listOwnMessages: ({ input, viewer, ...services }) => store.listFor(viewer.id)(services, input),
  getOwnMessage: async ({ db, viewer, params }) =>
    or404(await store.findFor(db, viewer.id, params.id), nameOf('client_message')),
  readOwnMessage: async ({ db, viewer, params, now }) => {
    const thread = or404(await store.findThread(db, viewer.id, params.id), nameOf('client_message'));
    await store.markSeen(db, thread, now());
    return store.countUnseen(db, viewer.id);
  },
};

export const ownUnseenReplyRoutes: Handlers<typeof ownUnseenReplies> = {
  countUnseenReplies: ({ db, viewer }) => store.countUnseen(db, viewer.id),
};
