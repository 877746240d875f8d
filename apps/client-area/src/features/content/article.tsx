import type { Related } from '@mirante/domain/content/content.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import type { ReactNode } from 'react';
import css from './article.module.css';

interface ArticleProps {
  title: string;
  date: string;
  products?: string;
  /** HTML. */
  text: string;
  tags?: readonly Related[];
  /** Stands over the text. */
  children?: ReactNode;
}

/** A content that is read on its page. */
export const Article = ({ title, date, products, text, tags, children }: ArticleProps) => (
  <article className={css.article}>
    <PageHead title={title} purpose={[dayTime(date), products].filter(Boolean).join(' · ')} />
    {children}
    <RichText html={text} />
    {tags && tags.length > 0 && (
      <ul className={css.tags} aria-label="Tags">
        {tags.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    )}
  </article>
);
