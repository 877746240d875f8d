import { ownMessages } from '@mirante/contract/messaging/own-messages.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const { useSendMessageMutation, useListOwnMessagesQuery, useGetOwnMessageQuery, useReadOwnMessageMutation } =
  api.injectEndpoints({ endpoints: endpointsFrom(ownMessages, 'client_message') });

feedback(ownMessages, {
  listOwnMessages: listFailed,
  getOwnMessage: { 404: quiet, fail: 'Erro ao carregar dados do contato.' },
  sendMessage: { ok: 'Mensagem enviada, obrigado!', fail: 'Ocorreu um erro ao enviar a mensagem.' },
  readOwnMessage: quiet,
});
