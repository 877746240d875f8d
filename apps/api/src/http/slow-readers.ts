import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

interface SlowReading {
  /** How often it is looked at how much was taken. */
  everyMs?: number;
  /** Less than this between two looks, while more is ready, is too little. */
  leastBytes?: number;
}

/**
 * Ends the connections of those who hardly take the file that they asked for. A file is read only as fast as it is taken, so that one
 * holds neither a connection to the database nor a growing buffer: but it holds its place among exports, its socket and its file.
 */
export function endSlowReaders(
  app: FastifyInstance,
  { everyMs = 30_000, leastBytes = 16_384 }: SlowReading = {},
): void {
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    if (!(payload instanceof Readable)) return done(null, payload);
    let before = 0;
    const looking = setInterval(() => {
      const written = raw.socket?.bytesWritten ?? 0;
      if (raw.writableNeedDrain && written - before < leastBytes) raw.destroy();
      before = written;
    }, everyMs).unref();
    raw.once('close', () => clearInterval(looking));
    done(null, payload);
  });
}
