import { richText } from '@mirante/domain/content/rich-text.ts';
import DOMPurify, { type Config } from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [...richText.tags],
  ALLOWED_ATTR: [...richText.attributes.a],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${richText.schemes.join('|')}):`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

const isWebLink = (node: Element): boolean => /^https?:/i.test(node.getAttribute('href') ?? '');

// Added last, so that what a text says of its links counts for nothing.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A' || !isWebLink(node)) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** Markup that holds nothing but what a rich text may: for `dangerouslySetInnerHTML`, under Trusted Types too. Web links open apart. */
export const sanitizedHtml = (html: string): string =>
  // React hands the TrustedHTML on as it is; its type knows only strings.
  DOMPurify.isSupported
    ? (DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) as unknown as string)
    : '';

/** The same as nodes, which an editor reads without a parser of its own. */
export const sanitizedFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });

/** What word processors say formatting with, beside the tags that are kept. */
const understood = [
  'b',
  'i',
  'strike',
  'del',
  'span',
  'h1',
  'h4',
  'h5',
  'h6',
  'div',
  'table',
  'tbody',
  'thead',
  'tr',
  'td',
  'th',
];

/** What was pasted, with the styles that tell how it looked: for an editor that reads them and keeps none. */
export const pastedFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, ...understood],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'style', 'data-pm-slice'],
    RETURN_DOM_FRAGMENT: true,
  });
