import { areaOf, mayCall, type Access } from '@mirante/domain/access.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../../crypto/tokens.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import { sessionExpired } from '../../http/refusal.ts';
import { forbidden } from '../../http/serve.ts';
import type { SessionRow } from '../../http/session-row.ts';
import { openedCodes } from '../../products/entitlements/entitlements.store.ts';
import type { Services } from '../../services.ts';
import { sessionFinder } from './session.store.ts';

/** The only call that accepts hand-over tokens and view codes: a HEAD request would use them up for nothing. */
const isHandOver = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.url === '/api/v1/client/details';
const exchanged: ReadonlySet<SessionRow['kind']> = new Set(['hand_over', 'view_code']);

/** Attaches the session of a request's token. A challenge is not a session. */
export function authenticateRequests(app: FastifyInstance, services: Services): void {
  const findSession = sessionFinder(services.pool);
  app.decorateRequest('session', undefined);
  app.decorateRequest('refusalSince', async function refusalSince(this: FastifyRequest) {
    const { allow = 'public' } = this.routeOptions.config;
    if (allow === 'public') return undefined;
    // A file that is still being read does not keep an unattended session.
    const found = await findSession(this.session!.tokenHash, services.now(), 'check');
    if (!found) return sessionExpired();
    return mayCall(allow, (await withEntitlements(services, found, allow)).viewer) ? undefined : forbidden();
  });
  const authenticate = async (request: FastifyRequest, token: string) => {
    const session = await findSession(hashOf(token), services.now());
    if (!session || session.kind === 'challenge') return;
    if (exchanged.has(session.kind) && !isHandOver(request)) return;
    request.session = await withEntitlements(services, session, request.routeOptions.config.allow);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const token = tokenOf(request);
    // Requests without a token skip the lookup.
    if (!token || request.is404) return done();
    // oxlint-disable-next-line promise/no-callback-in-promise -- Fastify's hooks are all callback or all promise
    authenticate(request, token).then(() => done(), done);
  });
}

/** The token that a request presents, of whatever it is. */
export const tokenOf = ({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  authorization && /^bearer +((?:view\.)?[\w-]{43})$/i.exec(authorization)?.[1];

const findOpenedCodes = compiledOnce((db, clientId: number, now: Date) =>
  db.selectNoFrom(openedCodes(clientId, now).as('codes')),
);

/** Loaded only for calls that depend on entitlements: every call pays for the session. */
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
