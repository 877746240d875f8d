import type { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import type { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  clientMessages: (query: QueryOf<typeof clientMessages.listClientMessages> = {}) => address('/fale-conosco', query),
  clientMessage: (id: Id) => `/fale-conosco/${id}`,
  editReply: (id: Id) => `/fale-conosco/${id}/editar`,
  cannedReplies: (query: QueryOf<typeof cannedReplies.listCannedReplies> = {}) => address('/respostas-prontas', query),
  editCannedReply: (id: Id) => `/respostas-prontas/${id}/editar`,
  newCannedReply: () => '/criar-resposta-pronta',
};
export const recordAddresses: RecordAddresses = {
  client_message: to.clientMessage,
  canned_reply: to.editCannedReply,
};
