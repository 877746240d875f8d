import { richText } from '@mirante/domain/content/rich-text.ts';
import sanitizeHtml from 'sanitize-html';

const hasAllowedScheme = new RegExp(`^(?:${richText.schemes.join('|')}):`, 'i');

/** Takes out of a text with marks whatever it may not hold. What is left closes every tag that it opens, and says nothing new when it is sanitised again. */
export const sanitizeRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richText.tags],
    allowedAttributes: { a: [...richText.attributes.a] },
    allowedSchemes: [...richText.schemes],
    allowProtocolRelative: false,
    // A link to nowhere else is none; its words stay.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'a' && !hasAllowedScheme.test(attribs.href ?? '') ? 'excludeTag' : false,
  }).trim();
