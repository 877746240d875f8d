import { useGetOwnMessageQuery } from '@mirante/api-client/messaging/own-messages.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { messageTypeLabels, ownMessageStyle, type OwnMessage } from '@mirante/domain/messaging/client-message.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import { Link, useParams } from 'react-router';
import { to } from '../../app/to.ts';
import { Conversation } from './conversation.tsx';
import css from './messages.module.css';
import { useMarkSeen } from './use-mark-seen.ts';

/** A conversation with the house. Opening it marks its replies as seen. */
export function MessagePage() {
  const id = Number(useParams().id);
  const query = useGetOwnMessageQuery({ id }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <Loaded query={query} what="Mensagem" id={id} home={to.messages()}>
      {(message) => <Message key={message.id} message={message} />}
    </Loaded>
  );
}

function Message({ message }: { message: OwnMessage }) {
  const { id, type, created_at, replied_at } = message;
  useMarkSeen(message);
  return (
    <>
      <PageHead
        title={messageTypeLabels[type]}
        tab={`Mensagem ${id}`}
        badge={<StatusChip look={ownMessageStyle(replied_at)} />}
        purpose={`Mensagem ${id}, enviada em ${dayTime(created_at)}`}
      />
      <section className={css.panel} aria-label="Conversa">
        <Conversation message={message} />
        <div className={css.foot}>
          <p>Ficou alguma dúvida? Continue em uma nova mensagem.</p>
          <Button
            component={Link}
            to={to.newMessage(message.thread.at(-1)?.id ?? id)}
            variant="outlined"
            startIcon={<CornerUpLeft size={18} strokeWidth={1.75} aria-hidden />}
          >
            Continuar o assunto
          </Button>
        </div>
      </section>
    </>
  );
}
