import { session } from '@mirante/contract/access/session.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';
import { meters } from '../metrics/meters.ts';

/** Every way in, its second step too. */
const logins: ReadonlySet<string | undefined> = new Set(
  [session.logIn, session.completeLogIn, session.logInByPasskey].map(({ path }) => path),
);

/** Measures the server's responses. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions }, { elapsedTime, statusCode }, done) => {
    const route = routeOptions.url ?? 'unknown';
    const known = route === 'unknown' ? 'any' : method;
    meters.requests.observe({ method: known, route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
    if (route.startsWith('/api/v1/webhooks/') && statusCode >= 400) meters.webhookEvents.inc({ result: 'refused' });
    done();
  });
  app.addHook('onError', async ({ routeOptions }, _reply, error: Error) => {
    if (!(error instanceof Refusal)) return;
    const { code, errors } = error;
    if (logins.has(routeOptions.url)) meters.loginFailures.inc({ reason: code });
    if (errors.some(({ path }) => path.endsWith('coupon_code'))) meters.couponRejected.inc({ reason: 'purchase' });
  });
}
