import type { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import type { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import type { notifications } from '@mirante/contract/messaging/notifications.ts';
import type { NotifiableKind } from '@mirante/domain/messaging/notification.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

/** Initial values of the form, in links from a record's page. */
interface NotificationPrefill {
  title?: string;
  message?: string;
  content?: NotifiableKind;
  contentId?: number;
  products?: readonly number[];
}

export const to = {
  clientMessages: (query: QueryOf<typeof clientMessages.listClientMessages> = {}) => address('/fale-conosco', query),
  clientMessage: (id: Id) => `/fale-conosco/${id}`,
  editReply: (id: Id) => `/fale-conosco/${id}/editar`,
  cannedReplies: (query: QueryOf<typeof cannedReplies.listCannedReplies> = {}) => address('/respostas-prontas', query),
  editCannedReply: (id: Id) => `/respostas-prontas/${id}/editar`,
  newCannedReply: () => '/criar-resposta-pronta',
  notifications: (query: QueryOf<typeof notifications.listNotifications> = {}) => address('/notificacoes', query),
  newNotification: ({ contentId, products, ...texts }: NotificationPrefill = {}) =>
    address('/gerar-notificacao', { ...texts, 'content-id': contentId, products: products?.join(',') }),
};
export const recordAddresses: RecordAddresses = {
  client_message: to.clientMessage,
  canned_reply: to.editCannedReply,
};
