import { mayCall } from '@mirante/domain/access.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Services } from '../../services.ts';
import { withEntitlements } from './session.hook.ts';
import { sessionFinder } from './session.store.ts';

type Needs = Pick<Services, 'db' | 'pool' | 'now' | 'onError'>;

/**
 * Cuts a file off once the session or the right that it was asked with has ended: an export reads its rows as slowly as
 * its reader takes them, which may be days.
 */
export function endDownloads(app: FastifyInstance, services: Needs, { everyMs = 5000 } = {}): void {
  const findSession = sessionFinder(services.pool);
  const isAllowed = async ({ session, routeOptions }: FastifyRequest): Promise<boolean> => {
    const found = await findSession(session!.tokenHash, services.now());
    const allow = routeOptions.config.allow!;
    return found !== undefined && mayCall(allow, (await withEntitlements(services, found, allow)).viewer);
  };
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const isDownload = payload instanceof Readable && !raw.destroyed;
    if (!isDownload || !request.session || request.routeOptions.config.allow === 'public') return done(null, payload);
    const look = async () => {
      if (!(await isAllowed(request))) raw.destroy();
    };
    const looking = setInterval(() => void look().catch(services.onError), everyMs).unref();
    raw.once('close', () => clearInterval(looking));
    done(null, payload);
  });
}
