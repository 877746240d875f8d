import { richText } from '@mirante/domain/content/rich-text.ts';
import sanitizeHtml from 'sanitize-html';

const hasAllowedScheme = new RegExp(`^(?:${richText.schemes.join('|')}):`, 'i');

/** Badly nested marks are separated within this many passes. */
const MAX_TIMES = 5;

/** The allowed tags of other tags with the same meaning, which HTML that no editor wrote contains. */
const synonyms = { b: 'strong', i: 'em', strike: 's', del: 's' };

/** Removes disallowed markup. The result is well-formed, and stable when sanitised again. */
export function sanitizeRichText(html: string): string {
  let clean = sanitized(html);
  for (let times = 1; times < MAX_TIMES; times += 1) {
    const again = sanitized(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return clean;
}

const sanitized = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richText.tags],
    allowedAttributes: { a: [...richText.attributes.a] },
    allowedSchemes: [...richText.schemes],
    allowProtocolRelative: false,
    transformTags: synonyms,
    // A link to a disallowed URL is removed; its text stays.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'a' && !hasAllowedScheme.test(attribs.href ?? '') ? 'excludeTag' : false,
  }).trim();
