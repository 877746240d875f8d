import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { endEmptyBodies } from './empty-bodies.ts';
import { registerErrorHandler } from './errors.ts';
import { acceptUploads, withUpload } from './uploads.ts';

const { app: api } = await testApi();
await api.listen({ port: 0, host: '127.0.0.1' });

const uploads = fastify({ http: { optimizeEmptyRequests: true } });
afterAll(() => uploads.close());
endEmptyBodies(uploads);
registerErrorHandler(uploads);
await acceptUploads(uploads, 'application/pdf');
uploads.post('/upload', (request) => withUpload(request, async ({ name }) => name));
await uploads.listen({ port: 0, host: '127.0.0.1' });

/** Sends a request without a body, and no length of it; returns the status. */
async function send(app: typeof api, method: string, path: string, type: string): Promise<number> {
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\n\r\n`);
  return Number((await text(socket)).slice(9, 12));
}

it.each([
  ['POST', '/api/v1/login', 'application/json', 400],
  ['POST', '/api/v1/login', 'text/plain', 415],
  ['DELETE', '/nowhere', 'application/json', 400],
  ['GET', '/health/live', 'application/json', 200],
])('%s %s of type %s without a body is answered with %i', async (method, path, type, status) => {
  expect(await send(api, method, path, type)).toBe(status);
});

it('an upload without a body is refused', async () => {
  expect(await send(uploads, 'POST', '/upload', 'multipart/form-data; boundary=x')).toBe(422);
});
