import { day, dayTime } from '@mirante/domain/format.ts';
import { replyDueDay, replyStyle, type ClientMessage } from '@mirante/domain/messaging/client-message.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './message-thread.module.css';

/** The author, and the legal deadline of the answer. */
export const MessageFacts = ({ message }: { message: ClientMessage }) => (
  <p className={css.facts}>
    <Link component={RouterLink} to={to.client(message.client_id)}>
      {message.client_name}
    </Link>
    {message.replied_at === null ? (
      <>
        <StatusChip look={replyStyle(message, serverNow())} />
        <span>Responder até {day(replyDueDay(message.created_at))} (Decreto 7.962/2013)</span>
      </>
    ) : (
      <span>{message.seen_at ? `Resposta vista em ${dayTime(message.seen_at)}` : 'Resposta ainda não vista'}</span>
    )}
    <Link component={RouterLink} to={to.clientMessages({ 'client.id': message.client_id })}>
      Todas as mensagens do cliente
    </Link>
  </p>
);
