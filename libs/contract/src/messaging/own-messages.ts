import { messageTypes, type OwnMessage, type OwnMessageRow } from '@mirante/domain/messaging/client-message.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, post, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';

/** A client's messages with the house. */
export const ownMessages = {
  sendMessage: post('/api/v1/client/messages', {
    what: 'Enviar uma mensagem à casa',
    allow: 'client',
    idempotent: true,
    input: () => import('./own-messages.form.ts').then((m) => m.messageForm),
    returns: type<OwnMessage>(),
    refuses: ['not_found'],
    example: { type: 'question', body: 'Reinvisto os dividendos na própria carteira?' },
  }),
  listOwnMessages: get('/api/v1/client/messages', {
    what: 'Listar as próprias mensagens',
    allow: 'client',
    input: listQuery({
      sort: ['client_message.created_at'],
      by: 'client_message.created_at',
      order: -1,
      perPage: 20,
      filters: ({ oneOf }) => ({
        'client_message.type': oneOf(messageTypes),
        'client_message.answered': oneOf(['true', 'false']),
      }),
    }),
    returns: type<Page<OwnMessageRow>>(),
  }),
  getOwnMessage: get('/api/v1/client/messages/:id', {
    what: 'Ler uma das próprias mensagens',
    allow: 'client',
    returns: type<OwnMessage>(),
  }),
  /** Marks the replies of the whole thread as seen. Returns the number of unseen replies in other threads. */
  readOwnMessage: post('/api/v1/client/messages/:id/read', {
    what: 'Marcar as respostas a uma mensagem como vistas',
    allow: 'client',
    returns: type<{ total: number }>(),
  }),
};
