/// <reference types="vite/client" />
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import newsreader500 from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2';
import newsreader600 from '@fontsource/newsreader/files/newsreader-latin-600-normal.woff2';

type Font = readonly [family: string, address: string, weight: string];
export const textFont: Font = ['Figtree Variable', figtree, '300 900'];
export const titleFont: Font = ['Newsreader', newsreader500, '500'];
/** Of contents that are unread. */
export const boldTitleFont: Font = ['Newsreader', newsreader600, '600'];

/**
 * After the app's code, which they would delay: until then text has fallback fonts of the same size. Each is requested
 * once a text needs it, without waiting for a style sheet to declare it.
 */
export function loadFonts(...fonts: readonly Font[]): void {
  for (const [family, address, weight] of fonts)
    document.fonts.add(new FontFace(family, `url(${address})`, { weight, display: 'swap' }));
}
