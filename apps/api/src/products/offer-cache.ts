import { microCache } from '../http/micro-cache.ts';
import type { Services } from '../services.ts';

/** How long another process may still show what a write of this one changed. */
const FRESH_MS = 1000;
const caches = new WeakMap<Services['pool'], ReturnType<typeof microCache>>();

/** The products at sale with their offers, as bytes. */
export function offers({ pool }: Pick<Services, 'pool'>, make: () => Promise<unknown>) {
  const cache = caches.get(pool) ?? microCache(make, FRESH_MS);
  caches.set(pool, cache);
  return cache;
}

/** Makes a handler after whose write whoever asks for the offers gets them anew. */
export const renewingOffers =
  <C extends Pick<Services, 'pool'>, A>(write: (call: C) => Promise<A>) =>
  async (call: C): Promise<A> => {
    const answer = await write(call);
    caches.get(call.pool)?.drop();
    return answer;
  };
