import { useGetClientMessageQuery } from '@mirante/api-client/messaging/client-messages.ts';
import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { day } from '@mirante/domain/format.ts';
import { messageTypeLabels, replyStyle, type ClientMessage } from '@mirante/domain/messaging/client-message.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Can } from '@mirante/session/can.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { MessageFacts } from './message-facts.tsx';
import { MessageThread } from './message-thread.tsx';
import { ReplyForm } from './reply-form.tsx';

export function ClientMessagePage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetClientMessageQuery({ id }, { refetchOnMountOrArgChange: true })} what="Mensagem" id={id}>
      {(message) => <Message key={message.id} message={message} />}
    </Loaded>
  );
}
ClientMessagePage.needs = clientMessages.getClientMessage;

/** The form stays if somebody else replies meanwhile: both texts are compared. */
function Message({ message }: { message: ClientMessage }) {
  const [isAwaited] = useState(message.replied_at === null);
  return isAwaited ? <ReplyForm message={message} /> : <Answered message={message} />;
}

const Answered = ({ message }: { message: ClientMessage }) => (
  <>
    <PageHead
      title={messageTypeLabels[message.type]}
      badge={<StatusChip look={replyStyle(message, serverNow())} />}
      purpose={`Mensagem ${message.id}, de ${day(message.created_at)}`}
      actions={
        <Can call={clientMessages.editClientMessageReply}>
          <Button component={Link} to={to.editReply(message.id)} variant="outlined" size="small">
            Editar resposta
          </Button>
        </Can>
      }
    />
    <MessageFacts message={message} />
    <MessageThread message={message} />
  </>
);
