import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import * as store from './session.store.ts';
import { hashOf } from '../../crypto/tokens.ts';

/** Only here does a hand-over token stand for anything. */
const HAND_OVER_PATH = '/api/v1/client/details';

/** Gives every request its session, if its token has one. A challenge is none. */
export function authenticateRequests(app: FastifyInstance, services: Services): void {
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token || request.is404) return;
    const session = await store.find(services.pool, hashOf(token), services.now());
    if (session?.kind === 'challenge' || (session?.kind === 'hand_over' && request.routeOptions.url !== HAND_OVER_PATH))
      return;
    request.session = session;
  });
}
