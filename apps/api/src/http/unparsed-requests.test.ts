import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
await api.app.listen({ port: 0, host: '127.0.0.1' });

async function answerTo(request: string): Promise<{ head: string; body: string }> {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

it.each([
  ['two lengths', 400, 'Bad Request', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
  ['a length and chunks', 400, 'Bad Request', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['too long headers', 431, 'Request Header Fields Too Large', `x-long: ${'x'.repeat(20_000)}\r\n\r\n`],
])('a request with %s is refused in the form of all errors', async (_what, status, title, rest) => {
  const { head, body } = await answerTo(`POST /api/v1/login HTTP/1.1\r\nhost: a\r\n${rest}`);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} ${title}\r\n`));
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('cache-control: no-store');
  expect(JSON.parse(body)).toEqual({
    type: 'about:blank',
    title,
    status,
    detail: 'Requisição inválida.',
    code: 'invalid_request',
  });
});
