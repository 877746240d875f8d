import createCache, { type EmotionCache } from '@emotion/cache';

/** Puts MUI's styles into a cascade layer below all unlayered style sheets (theme/base.css has the order). */
export function layeredCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'm', ...(nonce && { nonce }) });
  const { insert, sheet } = cache;
  cache.insert = (selector, serialized, into, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, into, shouldCache);
  if (sheet.isSpeedy && globalThis.document?.adoptedStyleSheets) sheet.insert = adopt;
  return cache;
}

/**
 * Adds a rule behind all others. Anywhere else it would be a change of layers, after which Chrome computes the styles
 * and the layout of the whole page anew: 20 to 30 ms where it shows 60 rows.
 */
function adopt(rule: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets.push(sheet);
}
