import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** API responses are not pages: they may load nothing and be framed nowhere. Our pages set their own policy. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export const safeHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For every response; a request whose address cannot be read runs no hook, and gets them from its own handler. */
export const setSafeHeaders = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers(safeHeaders).header('x-request-id', request.id);

export function sendSafeHeaders(app: FastifyInstance, now: () => Date): void {
  const serverDate = formatDatePerSecond();
  app.addHook('onRequest', (request, reply, done) => {
    // The server time, by which browsers count down despite wrong clocks.
    setSafeHeaders(request, reply).header('date', serverDate(now()));
    done();
  });
  // A kept-alive connection would delay the shutdown.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.draining && !app.server.listening) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Formats `Date` headers; all of a second are the same. */
function formatDatePerSecond() {
  let second = NaN;
  let text = '';
  return (date: Date): string => {
    const current = Math.floor(date.getTime() / 1000);
    if (current !== second) [second, text] = [current, date.toUTCString()];
    return text;
  };
}
