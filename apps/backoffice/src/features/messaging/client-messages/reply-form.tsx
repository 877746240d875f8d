import {
  useEditClientMessageReplyMutation,
  useReplyToClientMessageMutation,
} from '@mirante/api-client/messaging/client-messages.ts';
import { replyForm, type ReplyForm as Reply } from '@mirante/contract/messaging/client-messages.form.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { day } from '@mirante/domain/format.ts';
import { messageTypeLabels, type ClientMessage } from '@mirante/domain/messaging/client-message.ts';
import { to } from '../../../app/to.ts';
import { MessageFacts } from './message-facts.tsx';
import { MessageThread } from './message-thread.tsx';
import { ReplyFields } from './reply-fields.tsx';

/**
 * An unanswered message, and its reply. If somebody else replied first, the next save is an explicit edit of that
 * reply.
 */
export function ReplyForm({ message }: { message: ClientMessage }) {
  const [reply] = useReplyToClientMessageMutation();
  const [edit] = useEditClientMessageReplyMutation();
  const { id, type, created_at, replied_at } = message;
  const save = (body: Reply, version?: string) =>
    replied_at === null ? reply({ id, body }) : edit({ id, body, version });
  return (
    <FormPage
      title={messageTypeLabels[type]}
      purpose={`Mensagem ${id}, de ${day(created_at)}`}
      schema={replyForm}
      initial={message}
      save={save}
      then={to.clientMessages()}
      words={{ submit: 'Enviar resposta', leave: 'Voltar' }}
    >
      <div>
        <MessageFacts message={message} />
        <MessageThread message={message} />
      </div>
      <ReplyFields isEdit={replied_at !== null} />
    </FormPage>
  );
}
