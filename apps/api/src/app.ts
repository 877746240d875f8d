import { randomUUID } from 'node:crypto';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { endDownloads } from './access/session/end-downloads.ts';
import { authenticateRequests } from './access/session/session.hook.ts';
import { registerErrorHandler, sendProblem, problem, UNREAD } from './http/errors.ts';
import { sendSafeHeaders, setSafeHeaders } from './http/headers.ts';
import { endEmptyBodies } from './http/empty-bodies.ts';
import { limitByDefault } from './http/default-limit.ts';
import { logAnswers, logOfRequest, type Log } from './http/logging.ts';
import { refuseOverload } from './http/overload.ts';
import { serve } from './http/serve.ts';
import { measureRequests } from './http/measure.ts';
import { answerUnparsed } from './http/unparsed-requests.ts';
import type { BoundContract } from './http/bind-handlers.ts';
import { endSlowReaders } from './http/slow-readers.ts';
import { limitSessionConcurrency } from './http/session-concurrency.ts';
import { limitSlowBodies, UPLOAD_TIMEOUT } from './http/uploads.ts';
import { pages, routes } from './routes.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set before shutdown: a load balancer that checks readiness stops sending requests. */
    draining: boolean;
  }
}

/** The whole API over these services, not listening yet. Without a log it writes none. */
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
    // Slow senders are checked this often, so that many of them cannot hold the server.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      // Without a stream to end, a request costs a tenth less.
      optimizeEmptyRequests: true,
      // An offer of another protocol, as HTTP/2 in clear text, is ignored.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    // Longer than a proxy keeps its connections, so that it never writes to a closed one.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered during shutdown: everything they need ends later.
    return503OnClosing: false,
    clientErrorHandler: answerUnparsed,
    frameworkErrors: (_error, request, reply) =>
      sendProblem(setSafeHeaders(request, reply), problem('invalid_request', UNREAD)),
  });
  app.removeContentTypeParser('text/plain');
  app.decorate('draining', false);
  sendSafeHeaders(app, services.now);
  if (log) logAnswers(app, log.answer);
  if (config.metricsPort) measureRequests(app);
  limitSlowBodies(app);
  endEmptyBodies(app);
  await refuseOverload(app, config.loopDelayMs);
  authenticateRequests(app, services);
  limitByDefault(app, services);
  limitSessionConcurrency(app, services);
  endSlowReaders(app);
  endDownloads(app, services);
  registerErrorHandler(app);
  for (const { contract, handlers } of served) await serve(app, services, contract, handlers);
  for (const page of pages) await page(app, services);
  await app.ready();
  return app;
}
