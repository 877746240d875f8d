import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { limits, tooMany } from './limits.ts';

/** A brake on whatever has no limit of its own. Counted in this process alone: it need not be exact, only cheap. */
export function limitByDefault(app: FastifyInstance, { config, now }: Services): void {
  const counts = new Map<string, { n: number; until: number }>();
  app.addHook('onRequest', async (request) => {
    const at = now().getTime();
    if (counts.size > 50_000) for (const [key, { until }] of counts) if (until <= at) counts.delete(key);
    const { session } = request;
    const rule = session ? limits.token : limits.anonymous;
    const key = session ? session.tokenHash.toString('base64') : request.ip;
    const known = counts.get(key);
    const count = known && known.until > at ? known : { n: 0, until: at + rule.seconds * 1000 };
    count.n += 1;
    counts.set(key, count);
    if (count.n > rule.max * config.rateLimitFactor) throw tooMany((count.until - at) / 1000);
  });
}
