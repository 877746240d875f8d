/**
 * What a text with marks may hold. Whatever is not here is taken out when it is written and again when it is drawn: the server's sanitiser, the
 * browser's and the editor's marks all read this table.
 */
export const richText = {
  tags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr', 'code', 'pre'],
  /** By tag. */
  attributes: { a: ['href'] },
  /** Of links. */
  schemes: ['https', 'http', 'mailto', 'tel'],
} as const;

/** What such a text says, without its marks. */
export const plainTextOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Marks alone are no text: what an editor leaves when all is taken out of it. Nor is what shows nothing. */
export const isBlank = (html: string): boolean =>
  plainTextOf(html)
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim() === '';
