import { messageTypes, type ClientMessage, type ClientMessageRow } from '@mirante/domain/messaging/client-message.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, patch, post, type } from '../http.ts';
import { csvOf } from '../records/csv.ts';
import { listQuery } from '../records/list-query.ts';
const query = listQuery({
  /** `reply_order`: unanswered ones first, oldest first; then the others, newest first. */
  sort: ['client_message.reply_order', 'client_message.created_at', 'client_message.id'],
  by: 'client_message.reply_order',
  perPage: 20,
  filters: ({ day, id, oneOf, str }) => ({
    'client_message.type': oneOf(messageTypes),
    'client_message.answered': oneOf(['true', 'false']),
    'client.id': id(),
    /** On this day or later. */
    'client_message.created_at': day(),
    /** Any part of the message or of its reply. */
    'client_message.filter': str().max(120),
  }),
});

const allow = ['atendimento'] as const;
const example = { reply: 'Olá! A carteira é revista na primeira terça do mês.', obs: null };
const listClientMessages = get('/api/v1/client-messages', {
  what: 'Listar mensagens de clientes',
  allow,
  input: query,
  returns: type<Page<ClientMessageRow>>(),
});
export const clientMessages = {
  listClientMessages,
  exportClientMessages: csvOf('/api/v1/client-messages.csv', 'Exportar mensagens de clientes', listClientMessages),
  getClientMessage: get('/api/v1/client-messages/:id', {
    what: 'Ver uma mensagem de cliente',
    allow,
    returns: type<ClientMessage>(),
  }),
  /** The first reply wins: of two concurrent ones the second is refused, with the first in `current`. */
  replyToClientMessage: post('/api/v1/client-messages/:id/reply', {
    what: 'Responder a uma mensagem de cliente',
    allow,
    input: () => import('./client-messages.form.ts').then((m) => m.replyForm),
    returns: type<ClientMessage>(),
    refuses: ['edit_conflict'],
    example,
  }),
  editClientMessageReply: patch('/api/v1/client-messages/:id/reply', {
    what: 'Editar a resposta a um cliente',
    allow,
    input: () => import('./client-messages.form.ts').then((m) => m.replyForm),
    returns: type<ClientMessage>(),
    refuses: ['edit_conflict', 'not_replied'],
    example,
  }),
};
