import { brand } from '@mirante/domain/house/brand.ts';
import { dayTime, initials } from '@mirante/domain/format.ts';
import type { MessageTurn, OwnMessage } from '@mirante/domain/messaging/client-message.ts';
import Pencil from 'lucide-react/icons/pencil';
import css from './messages.module.css';

/** A conversation's messages, oldest first. */
export const Conversation = ({ message: { thread } }: { message: OwnMessage }) => (
  <ol className={css.thread}>
    {thread.map((turn) => (
      <li key={turn.id}>
        <div className={css.own}>
          <p className={css.by}>
            <strong>Você</strong> {dayTime(turn.created_at)}
          </p>
          <p className={css.words}>{turn.body}</p>
        </div>
        {turn.reply !== null && <Reply turn={turn} />}
      </li>
    ))}
  </ol>
);

const Reply = ({ turn: { reply, reply_by, replied_at, edited_at } }: { turn: MessageTurn }) => (
  <div className={css.house}>
    <p className={css.by}>
      <span className={css.avatar} aria-hidden>
        {initials(reply_by ?? brand.name)}
      </span>
      <strong>{reply_by}</strong> equipe {brand.name}
    </p>
    <p className={css.words}>{reply}</p>
    <p className={css.when}>
      {dayTime(replied_at)}
      {edited_at !== null && (
        <span>
          <Pencil size={14} strokeWidth={1.75} aria-hidden /> Editada em {dayTime(edited_at)}
        </span>
      )}
    </p>
  </div>
);
