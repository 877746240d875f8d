import createCache, { type EmotionCache } from '@emotion/cache';

/** Where MUI's styles go: into a layer of their own, under every style sheet that is in none (theme/base.css has the order). */
export function layeredCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'm', ...(nonce && { nonce }) });
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, sheet, shouldCache);
  return cache;
}
