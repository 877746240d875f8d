import type { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { dayTime } from '@mirante/domain/format.ts';
import {
  clientMessageWords,
  messageTypeLabels,
  type ClientMessageRow,
} from '@mirante/domain/messaging/client-message.ts';
import type { Handlers } from '../../http/serve.ts';
import { columnsOf } from '../../records/csv.ts';
import { file, finds, lists } from '../../records/handlers.ts';
import * as store from './client-messages.store.ts';
import { editReply, reply } from './reply.ts';

const columns = columnsOf<ClientMessageRow>(
  clientMessageWords,
  { type: messageTypeLabels, created_at: dayTime, replied_at: dayTime },
  ['id', 'type', 'client_id', 'client_name', 'body', 'created_at', 'replied_at', 'reply_by'],
);

export const clientMessageRoutes: Handlers<typeof clientMessages> = {
  listClientMessages: lists(store.list),
  exportClientMessages: file('client_message', 'mensagens', { list: store.list, columns }),
  getClientMessage: finds('client_message', store),
  replyToClientMessage: (call) => reply(call, { id: call.params.id, userId: call.viewer.id, input: call.input }),
  editClientMessageReply: (call) => editReply(call, { id: call.params.id, seen: call.seen, input: call.input }),
};
