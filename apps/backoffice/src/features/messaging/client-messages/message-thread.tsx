import { dayTime } from '@mirante/domain/format.ts';
import { messageTypeLabels, type ClientMessage } from '@mirante/domain/messaging/client-message.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './message-thread.module.css';

type Turn = ClientMessage['thread'][number];

/** The whole conversation, with staff notes. */
export const MessageThread = ({ message: { id, thread, client_name } }: { message: ClientMessage }) => (
  <Panel title="Conversa" aside={thread.length > 1 && `${thread.length} mensagens neste assunto`}>
    <ol className={css.thread}>
      {thread.map((turn) => (
        <li key={turn.id}>
          <Written turn={turn} isHere={turn.id === id} by={client_name} />
          {turn.reply !== null && <Replied turn={turn} />}
          {turn.obs !== null && (
            <p className={css.note}>
              <strong>Observação interna</strong>
              {turn.obs}
            </p>
          )}
        </li>
      ))}
    </ol>
  </Panel>
);

const Written = ({ turn, isHere, by }: { turn: Turn; isHere: boolean; by: string }) => (
  <div className={css.written} aria-current={isHere ? 'true' : undefined}>
    <p className={css.by}>
      <strong>{by}</strong> {messageTypeLabels[turn.type].toLowerCase()}, {dayTime(turn.created_at)}
      {!isHere && (
        <Link component={RouterLink} to={to.clientMessage(turn.id)}>
          Abrir mensagem {turn.id}
        </Link>
      )}
    </p>
    <p className={css.words}>{turn.body}</p>
  </div>
);

const Replied = ({ turn }: { turn: Turn }) => (
  <div className={css.replied}>
    <p className={css.by}>
      <strong>{turn.reply_by}</strong> {dayTime(turn.replied_at)}
      {turn.edited_at !== null && <span>Editada em {dayTime(turn.edited_at)}</span>}
    </p>
    <p className={css.words}>{turn.reply}</p>
  </div>
);
