import { useMemo } from 'react';
import css from './rich-text.module.css';
import { sanitizedHtml } from './sanitized.ts';

/** Rich text by staff. Anything not on its allow-list is not rendered. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: sanitizedHtml(html) }), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitised above; Trusted Types let nothing else through
  return <div className={css.richText} dangerouslySetInnerHTML={clean} />;
}
