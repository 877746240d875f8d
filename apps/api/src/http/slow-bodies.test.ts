import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerErrorHandler } from './errors.ts';
import { sessionExpired } from './refusal.ts';
import { limitSlowBodies } from './uploads.ts';

/** A server that waits this long for bodies, and refuses uploads unread. */
async function serve(limitMs: number): Promise<number> {
  const app = fastify({ bodyLimit: 64 * 1024, keepAliveTimeout: 600_000 });
  limitSlowBodies(app, limitMs);
  registerErrorHandler(app);
  app.post('/', async () => 'read');
  app.addHook('onRequest', async ({ url }) => {
    if (url !== '/') throw sessionExpired();
  });
  app.post('/upload', { config: { upload: 'application/pdf' } }, async () => 'read');
  afterAll(() => app.close());
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
const impatient = await serve(100);
/** However busy the machine is, it reads 10 MB within this time. */
const patient = await serve(60_000);

/** Sends the head and a part of the body. */
function begin(path: string): { socket: Socket; received: () => string } {
  const socket = connect(impatient, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{`);
  return { socket, received: () => received };
}

describe('a request whose body does not end', () => {
  it.each([
    ['before it is answered', '/', ''],
    ['after its upload was refused', '/upload', 'HTTP/1.1 401'],
  ])('is ended, %s', async (_when, path, answer) => {
    const { socket, received } = begin(path);
    await once(socket, 'close');
    expect(received().slice(0, 12)).toBe(answer);
  });
});

describe('a body of 10 MB', () => {
  const chunk = 'x'.repeat(100_000);
  const parts = Array.from({ length: 100 }, () => chunk);

  it.each([
    ['a length', 'content-length: 10000000', parts],
    ['a caller that then closes', 'connection: close\r\ncontent-length: 10000000', parts],
    ['chunks', 'transfer-encoding: chunked', [...parts.map((part) => `186a0\r\n${part}\r\n`), '0\r\n\r\n']],
  ])('of %s is refused on a connection that stays open, so that the answer arrives', async (_what, framing, sent) => {
    const socket = connect(patient, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`);
    for (const part of sent) socket.write(part);
    socket.write('GET /next HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    const received = await text(socket);
    // What follows the body is read, and answered too.
    expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', expect.any(String)]);
    expect(received).toContain('"detail":"O que foi enviado é maior do que o servidor aceita.","code":"too_large"');
  });
});
