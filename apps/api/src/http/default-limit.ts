import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { limits, ofNetwork, tooMany } from './limits.ts';
import { networkOf } from './network.ts';

/**
 * The default rate limit. Counted per process: it needs to be cheap, not exact. Measured without the wall clock: set
 * back, it would refuse whoever reaches the limit until it has caught up.
 */
export function limitByDefault(app: FastifyInstance, { config }: Pick<Services, 'config'>, mostKeys = 50_000): void {
  const counts = new Map<string, { n: number; until: number }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const at = performance.now();
    const { session } = request;
    const rule = session ? limits.token : limits.anonymous;
    const key = session ? session.tokenHash.toString('base64') : networkOf(request.ip);
    const known = counts.get(key);
    const count = known && known.until > at ? known : { n: 0, until: at + rule.seconds * 1000 };
    count.n += 1;
    // The most recently seen is last: a flood of new addresses evicts the oldest, and the map stays bounded.
    counts.delete(key);
    counts.set(key, count);
    if (counts.size > mostKeys) counts.delete(counts.keys().next().value!);
    const isTooMany = count.n > rule.max * config.rateLimitFactor;
    done(isTooMany ? tooMany((count.until - at) / 1000, session ? undefined : ofNetwork) : undefined);
  });
}
