import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { apiServers, type Nginx, startNginx } from './nginx.ts';
import { root } from './paths.ts';
import { freePorts } from './processes.ts';
import { fileHeaders, filePolicy } from './security.ts';

const hosts = { shop: 'assine.exemplo', client: 'cliente.exemplo', staff: 'interno.exemplo', api: 'api.exemplo' };
const safeHeaders = { ...fileHeaders, 'content-security-policy': filePolicy };
let nginx: Nginx;
let port: number;
let apiPort: number;

/** No API process listens. */
beforeAll(async () => {
  const ports = await freePorts();
  port = ports.backoffice;
  apiPort = ports.api;
  nginx = await startNginx({
    CHECKOUT_HOST: hosts.shop,
    CLIENT_HOST: hosts.client,
    CLIENT_ORIGIN: `https://${hosts.client}`,
    BACKOFFICE_HOST: hosts.staff,
    API_HOST: hosts.api,
    TOKENISER_ORIGIN: '',
    LISTEN_PORT: String(port),
    WEB_ROOT: tmpdir(),
    API_SERVERS: apiServers([ports.api, ports['public-checkout']]),
    API_RESOLVER: '',
  });
}, 360_000);
afterAll(() => nginx.stop());

interface Asked {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
const ask = (address: string, { host = hosts.shop, method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<{ status: number; headers: object; problem?: unknown }>((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', path: address, method, headers: { host, ...headers }, agent: false },
      async (answer) => {
        const isProblem = answer.headers['content-type'] === 'application/problem+json';
        const problem = isProblem ? await json(answer) : void answer.resume();
        resolve({ status: answer.statusCode!, headers: answer.headers, problem });
      },
    )
      .on('error', reject)
      .end(body);
  });

/** Opens calls at once that nginx waits for the bodies of; returns their end. */
async function hold(count: number, address: string): Promise<() => void> {
  const headers = { host: hosts.shop, 'content-length': '10', expect: '100-continue' };
  const calls = Array.from({ length: count }, () =>
    request({ port, host: '127.0.0.1', path: address, method: 'POST', headers, agent: false }).on('error', () => {}),
  );
  await Promise.all(calls.map((call) => (call.flushHeaders(), once(call, 'continue'))));
  return () => calls.forEach((call) => call.destroy());
}

interface ApiPart {
  paths: Record<string, { post?: { requestBody?: { content: object } } }>;
}
/** The addresses of the published API that take a file. */
const uploads = globSync('apps/api/openapi/*.json', { cwd: root }).flatMap((file) => {
  const { paths = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Partial<ApiPart>;
  return Object.entries(paths)
    .filter(([, { post }]) => 'multipart/form-data' in (post?.requestBody?.content ?? {}))
    .map(([address]) => address.replaceAll('{id}', '1').replaceAll(/\{\w+\}/g, 'b3'));
});

describe('nginx itself', () => {
  it.each(['/', '/assets/app.js', '/api/v1/echo'])('refuses TRACE %s', async (address) => {
    expect((await ask(address, { method: 'TRACE' })).status).toBe(405);
  });

  it('refuses a too large body before the API', async () => {
    const answer = await ask('/api/v1/echo', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x'.repeat(70_000),
    });
    expect(answer.status).toBe(413);
  });

  it.each<[number, string, Asked]>([
    [400, '/%zz', {}],
    [400, '/', { headers: { 'x-long': 'x'.repeat(10_000) } }],
    [404, '/.vite/manifest.json', {}],
    [405, '/', { method: 'TRACE' }],
    [414, `/${'x'.repeat(10_000)}`, {}],
    [421, '/', { host: 'outra.exemplo' }],
  ])('answers %i with the headers of a file', async (status, address, asked) => {
    expect(await ask(address, asked)).toMatchObject({ status, headers: safeHeaders });
  });

  it.each(Object.values(hosts))(
    "answers for an API that does not in the form of the API's errors, on %s",
    async (host) => {
      expect(await ask('/api/v1/active-products', { host })).toMatchObject({
        status: 502,
        headers: { ...safeHeaders, 'cache-control': 'no-store', 'retry-after': '5' },
        problem: {
          type: 'about:blank',
          title: 'Bad Gateway',
          status: 502,
          detail: expect.any(String),
          code: 'unavailable',
        },
      });
    },
  );

  it('redirects no call to the API: /api is a call like those below it', async () => {
    expect(await ask('/api')).toMatchObject({ status: 502, headers: safeHeaders, problem: { code: 'unavailable' } });
  });

  it('refuses a too large body in the same form', async () => {
    const body = 'x'.repeat(70_000);
    expect(await ask('/api/v1/login', { method: 'POST', body })).toMatchObject({
      status: 413,
      headers: safeHeaders,
      problem: {
        title: 'Payload Too Large',
        status: 413,
        detail: expect.stringContaining('maior do que'),
        code: 'too_large',
      },
    });
  });

  it.each([
    ['too long headers', 'GET', `X-Long: ${'x'.repeat(10_000)}\r\n\r\n`],
    ['a malformed body', 'POST', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ])('refuses a call with %s in the same form', async (_what, method, rest) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${method} /api/v1/login HTTP/1.1\r\nHost: ${hosts.shop}\r\n${rest}`);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 [^]*application\/problem\+json/);
    expect(head).not.toMatch(/retry-after/i);
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it.each(uploads)('lets a file larger than other bodies through: %s', async (address) => {
    for (const host of [hosts.staff, hosts.api])
      expect(await ask(address, { host, method: 'POST', body: 'x'.repeat(100_000) })).toMatchObject({ status: 502 });
  });

  it('lets an address with many panels open make calls', async () => {
    const release = await hold(100, '/api/v1/full-trader/socket');
    expect(await ask('/api/v1/active-products')).toMatchObject({ status: 502 });
    release();
  });

  it('refuses the 61st call at once of an address in the same form', async () => {
    const release = await hold(60, '/api/v1/login');
    expect(await ask('/api/v1/active-products')).toMatchObject({
      status: 429,
      headers: { ...safeHeaders, 'retry-after': '5' },
      problem: { title: 'Too Many Requests', status: 429, code: 'too_many_requests' },
    });
    release();
  });
});

test('nginx takes a file from the API only as fast as its visitor reads, and keeps none of it meanwhile', async () => {
  const chunks = 1000;
  let made = 0;
  const api = createServer((_asked, answer) => {
    const file = function* () {
      for (; made < chunks; made += 1) yield Buffer.alloc(65_536);
    };
    Readable.from(file()).pipe(answer);
  });
  await once(api.listen(apiPort, '127.0.0.1'), 'listening');
  const call = request({ port, host: '127.0.0.1', path: '/api/v1/clients.csv', headers: { host: hosts.staff } }).end();
  const [answer] = (await once(call, 'response')) as [Readable];
  let before = -1;
  await expect.poll(() => before === (before = made), { interval: 500 }).toBe(true);
  // Only what fits into the buffers of nginx and the kernel.
  expect(made).toBeLessThan(chunks / 2);
  answer.on('error', () => undefined);
  call.destroy();
  api.closeAllConnections();
  api.close();
});

test('nginx allows more connections than by default, and closes slow ones', () => {
  const conf = readFileSync(path.join(import.meta.dirname, 'deploy/nginx/nginx.conf'), 'utf8');
  const valueOf = (name: string) => Number(new RegExp(`^ *${name} (\\d+)s?;$`, 'm').exec(conf)?.[1]);
  expect(valueOf('worker_connections')).toBeGreaterThan(1024);
  expect(valueOf('worker_rlimit_nofile')).toBeGreaterThan(2 * valueOf('worker_connections'));
  // The default is a minute each.
  for (const name of ['client_header_timeout', 'client_body_timeout', 'send_timeout'])
    expect([name, valueOf(name) <= 30]).toEqual([name, true]);
});
