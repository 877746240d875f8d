import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** What must be read between two checks while more is ready. */
const MIN_BYTES = 16_384;

/**
 * Closes connections that hardly read their file. Backpressure keeps a slow reader from holding a database connection
 * or a growing buffer, but it still holds an export slot, a socket and a file.
 */
export function endSlowReaders(app: FastifyInstance, { everyMs = 30_000 }: { everyMs?: number } = {}): void {
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    // Of a client that left before its answer, no `close` would end the check.
    if (!(payload instanceof Readable) || raw.destroyed) return done(null, payload);
    let before = 0;
    const looking = setInterval(() => {
      const written = raw.socket?.bytesWritten ?? 0;
      if (raw.writableNeedDrain && written - before < MIN_BYTES) raw.destroy();
      before = written;
    }, everyMs).unref();
    raw.once('close', () => clearInterval(looking));
    done(null, payload);
  });
}
