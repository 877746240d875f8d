import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { limits, ofNetwork, tooMany } from './limits.ts';
import { networkOf } from './network.ts';

/** A brake on whatever has no limit of its own. Counted in this process alone: it need not be exact, only cheap. */
export function limitByDefault(
  app: FastifyInstance,
  { config, now }: Pick<Services, 'config' | 'now'>,
  mostKeys = 50_000,
): void {
  const counts = new Map<string, { n: number; until: number }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const at = now().getTime();
    const { session } = request;
    const rule = session ? limits.token : limits.anonymous;
    const key = session ? session.tokenHash.toString('base64') : networkOf(request.ip);
    const known = counts.get(key);
    const count = known && known.until > at ? known : { n: 0, until: at + rule.seconds * 1000 };
    count.n += 1;
    // Whoever was seen last stands last: a flood of new addresses makes it forget those that are gone longest, and grows no further.
    counts.delete(key);
    counts.set(key, count);
    if (counts.size > mostKeys) counts.delete(counts.keys().next().value!);
    const isTooMany = count.n > rule.max * config.rateLimitFactor;
    done(isTooMany ? tooMany((count.until - at) / 1000, session ? undefined : ofNetwork) : undefined);
  });
}
