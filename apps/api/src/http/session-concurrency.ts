import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { tooMany } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the turn of a read to who waits for it. Once. */
    releaseRead: (() => void) | undefined;
  }
}

/** Reads of one session that are worked on at once: a browser's pages seldom ask for more. Multiplied as every limit is, and so the next. */
const AT_ONCE = 4;
/** Whoever has more waiting than any page asks for gets one at a time, until they are fewer. */
const MAX_OF_A_PAGE = 8;
/** Whoever has so many more waiting is sent away. */
const MAX_WAITING = 60;
const RETRY_S = 2;

interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * The reads of one session take turns, so that somebody with hundreds of connections has as much of the database as anybody else.
 * In this process alone. Refuses with `too_many_requests`. A turn ends where the answer is ready: who reads it slowly holds none.
 */
export function limitSessionConcurrency(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  const lines = new Map<string, Line>();
  const atOnce = AT_ONCE * config.rateLimitFactor;
  const atOnceOf = ({ waiting }: Line) => (waiting.length > MAX_OF_A_PAGE * config.rateLimitFactor ? 1 : atOnce);
  const mostWaiting = MAX_WAITING * config.rateLimitFactor;
  app.decorateRequest('releaseRead', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' || !request.session) return done();
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
      // Who left meanwhile is worked for no more.
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
