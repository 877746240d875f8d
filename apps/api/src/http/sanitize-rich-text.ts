import { richText } from '@mirante/domain/content/rich-text.ts';
import sanitizeHtml from 'sanitize-html';

const hasAllowedScheme = new RegExp(`^(?:${richText.schemes.join('|')}):`, 'i');

/** Marks that stand in each other where they may not are set apart by the next time at the latest. */
const MAX_TIMES = 5;

/** Takes out of a text with marks whatever it may not hold. What is left closes every tag that it opens, and says nothing new when it is sanitised again. */
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
    // A link to nowhere else is none; its words stay.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'a' && !hasAllowedScheme.test(attribs.href ?? '') ? 'excludeTag' : false,
  }).trim();
