import { useReadNotificationMutation } from '@mirante/api-client/messaging/own-notifications.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import { dayTime } from '@mirante/domain/format.ts';
import {
  notifiableLabel,
  targetPath,
  topicOf,
  type NotificationTopic,
  type OwnNotification,
} from '@mirante/domain/messaging/notification.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import Button from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import FileText from 'lucide-react/icons/file-text';
import Megaphone from 'lucide-react/icons/megaphone';
import Newspaper from 'lucide-react/icons/newspaper';
import Play from 'lucide-react/icons/play';
import Radio from 'lucide-react/icons/radio';
import { Link } from 'react-router';
import css from './notification-items.module.css';

const icons: Record<NotificationTopic, LucideIcon> = {
  report: FileText,
  video: Play,
  news: Newspaper,
  board: Megaphone,
  trade: Radio,
  house: Bell,
};
const unavailable: Record<Exclude<OwnNotification['target'], 'open'>, string> = {
  closed: 'Este conteúdo não está disponível na sua assinatura.',
  gone: 'Este conteúdo foi removido.',
};

interface NotificationItemsProps {
  items: readonly OwnNotification[];
  onFollow?: () => void;
  /** Shortens each message to a few lines. */
  brief?: boolean;
}

/** Notifications, each linked to its content. */
export const NotificationItems = ({ items, onFollow, brief = false }: NotificationItemsProps) => (
  <ul className={`${css.list} ${brief ? css.brief : ''}`}>
    {items.map((item) => (
      <li key={item.id} className={item.read_at === null ? css.unread : undefined}>
        <Item item={item} onFollow={onFollow} />
      </li>
    ))}
  </ul>
);

function Item({ item, onFollow }: { item: OwnNotification; onFollow: (() => void) | undefined }) {
  const [read, { isLoading }] = useReadNotificationMutation();
  const { id, content, target, read_at } = item;
  const isUnread = read_at === null;
  // A link marks it by the way, and a failure is quiet; that of a press is told.
  const press = async () => {
    const { error } = await read({ id });
    if (error && statusOf(error) !== 401)
      toast('Não foi possível marcar a notificação como lida.', 'error', { detail: detailOf(error) });
  };
  if (content !== null && target === 'open')
    return (
      <Link
        to={targetPath(item)}
        className={css.item}
        onClick={() => {
          if (isUnread) void read({ id });
          onFollow?.();
        }}
      >
        <Words item={item} />
      </Link>
    );
  return (
    <div className={css.item}>
      <Words item={item} />
      {isUnread && (
        <Button size="small" variant="text" disabled={isLoading} onClick={() => void press()}>
          Marcar como lida
        </Button>
      )}
    </div>
  );
}

function Words({ item: { title, message, content, target, sent_at, read_at } }: { item: OwnNotification }) {
  const Icon = icons[topicOf(content)];
  return (
    <span className={css.words}>
      <strong>
        {read_at === null && <i className={css.dot} role="img" aria-label="Não lida" />}
        {title}
      </strong>
      <span className={css.message}>{message}</span>
      {target !== 'open' && <em>{unavailable[target]}</em>}
      <small>
        <Icon size={15} strokeWidth={1.75} aria-hidden />
        {content ? notifiableLabel(content) : 'Mensagem da casa'}, {dayTime(sent_at)}
      </small>
    </span>
  );
}
