import { richText } from '@mirante/domain/content/rich-text.ts';
import { sanitizedFragment } from '@mirante/ui-kit/rich-text/sanitized.ts';
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';

const hasAllowedScheme = new RegExp(`^(?:${richText.schemes.join('|')}):`, 'i');
export const isLinkable = (address: string): boolean => hasAllowedScheme.test(address) && URL.canParse(address);

/** The editor's schema allows exactly what a rich text may hold. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // Link targets are set when rendering.
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkable,
    },
    // It would be stored.
    trailingNode: false,
  }),
];

const schema = getSchema(extensions);

/** Stored HTML as editor content. TipTap's own HTML parsing violates Trusted Types. */
export const contentOf = (html: string): JSONContent =>
  DOMParser.fromSchema(schema).parse(sanitizedFragment(html)).toJSON() as JSONContent;
