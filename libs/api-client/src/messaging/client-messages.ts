import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet } from '../feedback.ts';

export const {
  useListClientMessagesQuery,
  useGetClientMessageQuery,
  useReplyToClientMessageMutation,
  useEditClientMessageReplyMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom(clientMessages, 'client_message') });

feedback(clientMessages, {
  listClientMessages: listFailed,
  getClientMessage: { 404: quiet, fail: 'Erro ao carregar dados do contato.' },
  replyToClientMessage: { ok: 'Resposta salva com sucesso!', 412: quiet, fail: 'Erro ao salvar resposta' },
  editClientMessageReply: { ok: 'Resposta editada com sucesso!', 412: quiet, fail: 'Erro ao editar resposta' },
});
