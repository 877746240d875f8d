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
