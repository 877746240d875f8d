import {
  useEditClientMessageReplyMutation,
  useGetClientMessageQuery,
} from '@mirante/api-client/messaging/client-messages.ts';
import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { replyForm } from '@mirante/contract/messaging/client-messages.form.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import type { ClientMessage } from '@mirante/domain/messaging/client-message.ts';
import { Navigate, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { MessageThread } from './message-thread.tsx';
import { ReplyFields } from './reply-fields.tsx';

export function ReplyEditPage() {
  const id = Number(useParams().id);
  return (
    <Loaded shape="form" query={useGetClientMessageQuery({ id })} what="Mensagem" id={id}>
      {(message) =>
        message.replied_at === null ? <Navigate to={to.clientMessage(id)} replace /> : <EditForm message={message} />
      }
    </Loaded>
  );
}
ReplyEditPage.needs = clientMessages.editClientMessageReply;

function EditForm({ message }: { message: ClientMessage }) {
  const [edit] = useEditClientMessageReplyMutation();
  const { id } = message;
  return (
    <FormPage
      title="Editar resposta"
      purpose="O cliente vê que a resposta foi editada, e quando."
      schema={replyForm}
      initial={message}
      save={(body, version) => edit({ id, body, version })}
      then={to.clientMessage(id)}
    >
      <MessageThread message={message} />
      <ReplyFields isEdit />
    </FormPage>
  );
}
