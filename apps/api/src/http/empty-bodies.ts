import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * With the server's `optimizeEmptyRequests`, a request without a body has ended before it is read. One that states a
 * content type all the same is parsed, which needs a stream that ends.
 */
export function endEmptyBodies(app: FastifyInstance): void {
  app.addHook('preParsing', ({ raw }, _reply, payload, done) => {
    const isEmpty = raw.readableEnded && 'content-type' in raw.headers;
    done(null, isEmpty ? Readable.from([]) : payload);
  });
}
