import type { FastifyInstance } from 'fastify';

/** An answer of the API is never a page, so it may load nothing and be framed nowhere. A page of ours states its own policy. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function sendSafeHeaders(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', (request, reply, done) => {
    // What browsers count down by, however wrong their own clocks are.
    reply.headers(headers).header('x-request-id', request.id).header('date', now().toUTCString());
    done();
  });
  // A connection kept alive past this answer would keep the server from ending.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.draining && !app.server.listening) reply.header('connection', 'close');
    done(null, payload);
  });
}
