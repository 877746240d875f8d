import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { isRead } from './is-read.ts';
import { tooMany } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the read's slot, once. */
    releaseRead: (() => void) | undefined;
  }
}

/**
 * Concurrent reads per session: a browser's pages seldom need more. Multiplied by the rate limit factor, as the next
 * ones.
 */
const AT_ONCE = 4;
/** With more waiting than any page needs, reads run one at a time. */
const MAX_OF_A_PAGE = 8;
/** Reads beyond this many waiting are refused. */
const MAX_WAITING = 60;
const RETRY_S = 2;

interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * Queues the reads of a session, so that hundreds of connections get no more of the database than one. Per process.
 * Refuses with `too_many_requests`. A slot is released when the response is ready, however slowly it is read.
 */
export function limitSessionConcurrency(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  const lines = new Map<string, Line>();
  const atOnce = AT_ONCE * config.rateLimitFactor;
  const atOnceOf = ({ waiting }: Line) => (waiting.length > MAX_OF_A_PAGE * config.rateLimitFactor ? 1 : atOnce);
  const mostWaiting = MAX_WAITING * config.rateLimitFactor;
  app.decorateRequest('releaseRead', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isRead(request.method) || !request.session) return done();
    const key = request.session.tokenHash.toString('base64');
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    const begin = () => {
      line.running += 1;
      request.releaseRead = () => {
        request.releaseRead = undefined;
        line.running -= 1;
        while (line.waiting.length > 0 && line.running < atOnceOf(line)) line.waiting.shift()!();
        if (line.running === 0) lines.delete(key);
      };
      // A client that disconnected is not served.
      done(request.raw.socket.destroyed ? tooMany(RETRY_S, WORDS) : undefined);
    };
    if (line.running < atOnceOf(line)) return begin();
    if (line.waiting.length >= mostWaiting) return done(tooMany(RETRY_S, WORDS));
    line.waiting.push(begin);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.releaseRead?.();
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    request.releaseRead?.();
    done();
  });
}

const WORDS = 'Há pedidos demais ao mesmo tempo na sua sessão. Tente novamente em instantes.';
