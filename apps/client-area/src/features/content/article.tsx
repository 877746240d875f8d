import type { RelatedLists } from '@mirante/domain/content/content.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import type { ReactNode } from 'react';
import { AboutLinks } from '../../shared/about-links.tsx';
import css from './article.module.css';

interface ArticleProps {
  title: string;
  date: string;
  products?: string;
  /** HTML. */
  text: string;
  /** Its tags and the records it is about. */
  related?: RelatedLists;
  /** Rendered above the text. */
  children?: ReactNode;
}

/** A content read on its page. */
export const Article = ({ title, date, products, text, related, children }: ArticleProps) => (
  <article className={css.article}>
    <PageHead title={title} purpose={[dayTime(date), products].filter(Boolean).join(' · ')} />
    {children}
    <RichText html={text} />
    {related && <AboutLinks of={related} />}
    {related && related.tags.length > 0 && (
      <ul className={css.tags} aria-label="Tags">
        {related.tags.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    )}
  </article>
);
