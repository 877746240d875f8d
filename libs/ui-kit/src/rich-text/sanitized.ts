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

// Added after sanitising, so that attributes in the text have no effect. Not for an editor, which would keep them.
DOMPurify.addHook('afterSanitizeAttributes', (node, _event, { RETURN_DOM_FRAGMENT: isForEditor }) => {
  if (isForEditor || node.tagName !== 'A' || !isWebLink(node)) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

/**
 * Markup reduced to the allow-list of rich text: for `dangerouslySetInnerHTML`, also under Trusted Types. Web links
 * open in a new tab.
 */
export const sanitizedHtml = (html: string): string =>
  // React passes the TrustedHTML on unchanged; its type only has strings.
  DOMPurify.isSupported
    ? (DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) as unknown as string)
    : '';

/** The same as DOM nodes, which an editor reads without parsing. */
export const sanitizedFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });

/** Further tags that word processors use for formatting. */
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

/** Pasted markup, including the styles that carry its formatting: for an editor that reads them and keeps none. */
export const pastedFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, ...understood],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'style', 'data-pm-slice'],
    RETURN_DOM_FRAGMENT: true,
  });
