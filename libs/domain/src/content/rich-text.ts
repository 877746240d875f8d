import { trimText } from '../trim-text.ts';

/**
 * What rich text may contain. Anything else is removed on writing and again on rendering: the server's sanitiser, the
 * browser's, and the editor's marks all read this table.
 */
export const richText = {
  tags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr', 'code', 'pre'],
  /** By tag. */
  attributes: { a: ['href'] },
  /** Of links. */
  schemes: ['https', 'http', 'mailto', 'tel'],
} as const;

const blocks = /<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|hr|pre)\b[^>]*>/gi;

/** The text of rich text, without its markup: blocks stand apart, marks inside of a word do not. */
export const plainTextOf = (html: string): string =>
  html
    .replace(blocks, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Markup alone is blank, as an emptied editor leaves it; so are invisible characters. */
export const isBlank = (html: string): boolean => trimText(plainTextOf(html)) === '';
