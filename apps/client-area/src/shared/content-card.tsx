import type { PublishedKind } from '@mirante/domain/content/content.ts';
import { contentActions, contentTypeLabels, type ContentCardRow } from '@mirante/domain/content/feed.ts';
import { boardWords } from '@mirante/domain/content/board.ts';
import { dayTime } from '@mirante/domain/format.ts';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import Megaphone from 'lucide-react/icons/megaphone';
import Newspaper from 'lucide-react/icons/newspaper';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../app/to.ts';
import css from './content-card.module.css';

/** The card's data: a content of the feed, or a notice, which has no product. */
export type CardContent = Omit<ContentCardRow, 'type' | 'product_name'> & {
  type: PublishedKind;
  product_name?: string;
};

const kinds = {
  report: { label: contentTypeLabels.report, action: contentActions.report, icon: FileText, to: to.report },
  video: { label: contentTypeLabels.video, action: contentActions.video, icon: Play, to: to.video },
  news: { label: contentTypeLabels.news, action: contentActions.news, icon: Newspaper, to: to.news },
  board: { label: boardWords.name, action: 'Abrir', icon: Megaphone, to: to.notice },
} as const;

interface ContentCardProps {
  content: CardContent;
  /** One level below the heading of the cards' section. */
  heading?: 'h2' | 'h3';
  /** The title with highlighted matches. */
  marked?: ReactNode;
  /** Rendered instead of the summary. */
  children?: ReactNode;
}

/** A content with a link to it; the envelope is closed until it is read. Belongs in `ContentCards`. */
export function ContentCard({ content, heading: Heading = 'h2', marked, children }: ContentCardProps) {
  const { id, type, title, date, summary, product_name: products, read_at } = content;
  const { label, action, icon: Icon, to: address } = kinds[type];
  const isRead = read_at !== null;
  const Envelope = isRead ? MailOpen : Mail;
  return (
    <li className={`${css.card} ${isRead ? css.read : ''}`} data-row={id}>
      <span className={css.envelope}>
        <Envelope size={20} strokeWidth={1.75} role="img" aria-label={isRead ? 'Lido' : 'Não lido'} />
      </span>
      <div className={css.text}>
        <p className={css.meta}>
          <span>
            <Icon size={14} strokeWidth={1.75} aria-hidden /> <b>{label}</b>
          </span>
          <time dateTime={date}>{dayTime(date)}</time>
          {products && <span className={css.products}>{products}</span>}
        </p>
        <Heading>{marked ?? title}</Heading>
        {children ?? (summary && <p className={css.summary}>{summary}</p>)}
      </div>
      <Link className={css.open} to={address(id)} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    </li>
  );
}
