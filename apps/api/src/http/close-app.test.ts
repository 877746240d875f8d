import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeApp } from './close-app.ts';

/** A server, and a connection to it with a request whose handler has begun. */
async function serve(request: string) {
  let begin: () => void;
  let answer: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const done = new Promise<void>((resolve) => (answer = resolve));
  const app = fastify();
  app.addHook('onRequest', async () => begin());
  app.post('/', async () => done.then(() => 'answered'));
  const socket = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${request}`);
  await begun;
  return { app, answer: answer!, received: async () => (await closed, received) };
}

describe('closing the app', () => {
  it('cuts off a request whose body does not end', async () => {
    const { app, received } = await serve('content-type: application/json\r\ncontent-length: 60000\r\n\r\n{');
    await closeApp(app, 10);
    expect(await received()).toBe('');
  });

  it('waits for a request in progress', async () => {
    const { app, answer, received } = await serve('content-length: 0\r\n\r\n');
    const closed = closeApp(app, 60_000);
    answer();
    await closed;
    expect(await received()).toMatch(/^HTTP\/1.1 200 .*answered$/s);
  });
});
