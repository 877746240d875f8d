import createCache, { type EmotionCache } from '@emotion/cache';

/** Puts MUI's styles into a cascade layer below all unlayered style sheets (theme/base.css has the order). */
export function layeredCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'm', ...(nonce && { nonce }) });
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, sheet, shouldCache);
  return cache;
}
