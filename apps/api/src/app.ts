import { randomUUID } from 'node:crypto';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { authenticateRequests } from './access/session/session.hook.ts';
import { registerErrorHandler, sendProblem, problem, UNREAD } from './http/errors.ts';
import { sendSafeHeaders } from './http/headers.ts';
import { limitByDefault } from './http/default-limit.ts';
import { logAnswers, logOfRequest, type Log } from './http/logging.ts';
import { refuseOverload } from './http/overload.ts';
import { serve } from './http/serve.ts';
import { measureRequests } from './http/measure.ts';
import type { BoundContract } from './http/bind-handlers.ts';
import { endSlowReaders } from './http/slow-readers.ts';
import { limitSessionConcurrency } from './http/session-concurrency.ts';
import { limitSlowBodies, UPLOAD_TIMEOUT } from './http/uploads.ts';
import { pages, routes } from './routes.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set before the end: a balancer that asks for readiness sends no more. */
    draining: boolean;
  }
}

/** The whole API over these services, not listening yet; without a log it tells nothing. */
export async function buildApp(
  services: Services,
  { served = routes, log }: { served?: readonly BoundContract[]; log?: Log } = {},
): Promise<FastifyInstance> {
  const { config } = services;
  const logger: FastifyBaseLogger | undefined = log?.log;
  const app = fastify({
    ...(logger && { loggerInstance: logger, childLoggerFactory: logOfRequest }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 64 * 1024,
    requestTimeout: UPLOAD_TIMEOUT,
    // Who sends slowly is looked for this often, so that many of them cannot hold the server.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      // Who offers another protocol beside, as HTTP/2 in clear, is answered by the one that was used.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    // Longer than a proxy keeps its side, so that it never writes into a connection that just closed.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // What still comes over an open connection is answered: everything that it needs ends after the server.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => sendProblem(reply, problem('invalid_request', UNREAD)),
  });
  app.removeContentTypeParser('text/plain');
  app.decorate('draining', false);
  sendSafeHeaders(app, services.now);
  if (log) logAnswers(app, log.answer);
  if (config.metricsPort) measureRequests(app);
  limitSlowBodies(app);
  await refuseOverload(app, config);
  authenticateRequests(app, services);
  limitByDefault(app, services);
  limitSessionConcurrency(app, services);
  endSlowReaders(app);
  registerErrorHandler(app);
  for (const { contract, handlers } of served) await serve(app, services, contract, handlers);
  for (const page of pages) await page(app, services);
  await app.ready();
  return app;
}
