import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Services } from '../../services.ts';

/**
 * Cuts a file off once the session or the right that it was asked with has ended: an export reads its rows as slowly as
 * its reader takes them, which may be days.
 */
export function endDownloads(
  app: FastifyInstance,
  { onError }: Pick<Services, 'onError'>,
  { everyMs = 5000 } = {},
): void {
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const isDownload = payload instanceof Readable && !raw.destroyed;
    if (!isDownload || !request.session || request.routeOptions.config.allow === 'public') return done(null, payload);
    const look = async () => {
      if (await request.refusalSince()) raw.destroy();
    };
    const looking = setInterval(() => void look().catch(onError), everyMs).unref();
    raw.once('close', () => clearInterval(looking));
    done(null, payload);
  });
}
