import { areaOf, type Access } from '@mirante/domain/access.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../../crypto/tokens.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import type { SessionRow } from '../../http/session-row.ts';
import { openedCodes } from '../../products/entitlements/entitlements.store.ts';
import type { Services } from '../../services.ts';
import { sessionFinder } from './session.store.ts';

/** Only here does a hand-over token stand for anything. */
const HAND_OVER_PATH = '/api/v1/client/details';

/** Gives every request its session, if its token has one. A challenge is none. */
export function authenticateRequests(app: FastifyInstance, services: Services): void {
  const findSession = sessionFinder(services.pool);
  app.decorateRequest('session', undefined);
  const authenticate = async (request: FastifyRequest, token: string) => {
    const session = await findSession(hashOf(token), services.now());
    if (session?.kind === 'challenge' || (session?.kind === 'hand_over' && request.routeOptions.url !== HAND_OVER_PATH))
      return;
    request.session = session && (await withEntitlements(services, session, request.routeOptions.config.allow));
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    // Who has none waits for nothing.
    if (!token || request.is404) return done();
    // oxlint-disable-next-line promise/no-callback-in-promise -- Fastify's hooks are all callback or all promise
    authenticate(request, token).then(() => done(), done);
  });
}

const findOpenedCodes = compiledOnce((db, clientId: number, now: Date) =>
  db.selectNoFrom(openedCodes(clientId, now).as('codes')),
);

/** Asked for where the call depends on them, and nowhere else: every call pays for the session. */
async function withEntitlements(
  { db, now }: Services,
  session: SessionRow,
  allow: Access | undefined,
): Promise<SessionRow> {
  const { viewer } = session;
  if (!allow || !areaOf(allow) || viewer.role !== 'client') return session;
  const [row] = await findOpenedCodes(db, viewer.id, now());
  return { ...session, viewer: { ...viewer, entitlements: row!.codes } };
}
