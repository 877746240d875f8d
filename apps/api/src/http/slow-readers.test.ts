import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { endSlowReaders } from './slow-readers.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
const CHUNKS = 1000;
let made = 0;
let ended = 0;
async function* chunks() {
  try {
    for (let n = 0; n < CHUNKS; n += 1) {
      made += 1;
      yield CHUNK;
    }
  } finally {
    ended += 1;
  }
}

/** A server that checks its readers at this interval; returns its port. */
async function serve(everyMs: number): Promise<number> {
  const app = fastify();
  endSlowReaders(app, { everyMs });
  app.get('/file', async () => Readable.from(chunks()));
  afterAll(() => app.close());
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
const impatient = await serve(100);
// However busy the machine is, its reader takes something within this time.
const patient = await serve(2000);

async function ask(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /file HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  return socket;
}

describe('a client downloading a file of 64 MB', () => {
  it('that reads nothing gets little of it generated, and is disconnected', async () => {
    const socket = await ask(impatient);
    socket.on('error', () => undefined);
    await vi.waitFor(() => expect(ended).toBe(1));
    // Only what fits into the kernel's buffers.
    expect(made).toBeLessThan(CHUNKS / 4);
    socket.destroy();
  });

  it('that reads gets the whole file', async () => {
    const socket = await ask(patient);
    let got = 0;
    socket.on('data', (chunk: Buffer) => (got += chunk.length));
    await once(socket, 'end');
    expect(got).toBeGreaterThan(CHUNKS * CHUNK.length);
  });
});

it('a client that left before its answer leaves no check behind', async () => {
  const app = fastify();
  endSlowReaders(app);
  const answered = vi.fn<() => void>();
  app.addHook('onSend', async () => answered());
  app.get('/file', async (_request, reply) => {
    await once(reply.raw, 'close');
    return Readable.from([CHUNK]);
  });
  afterAll(() => app.close());
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const checks = vi.spyOn(globalThis, 'setInterval');
  (await ask(port)).destroy();
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(checks).not.toHaveBeenCalled();
});
