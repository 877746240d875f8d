import fastify, { type FastifyInstance } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePorts } from './processes.ts';
import { embedPolicy, fileHeaders, filePolicy, httpsOnly, pageHeaders, workerPolicy } from './security.ts';
import { placesFor, tokeniserOf } from './paths.ts';
import { serveApp } from './serve.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const dist = mkdtempSync(path.join(tmpdir(), 'serve-'));
const files: Record<string, string | Buffer> = {
  'index.html': '<meta name="csp-nonce" content="__NONCE__"><style nonce="__NONCE__"></style>',
  'assets/app-1a2b.js': SCRIPT,
  'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
  'embeds/help.html': '<p>Ajuda',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{}',
  'prefetch.json': '[]',
  'prefetch.json.gz': gzipSync('[]'),
};
const DOCS_POLICY = "default-src 'none'; style-src 'nonce-a'";
let api: FastifyInstance;
let server: FastifyInstance;
let base: string;
const upgraded: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }
  const { api: apiPort, backoffice: port } = await freePorts();
  api = fastify();
  api.all('/api/v1/echo', async ({ headers, method, body }) => ({ headers, method, body }));
  api.get('/.well-known/security.txt', async () => 'Contact: ');
  api.get('/api/docs', (_request, reply) => reply.header('content-security-policy', DOCS_POLICY).send(''));
  api.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  api.post('/api/csp-reports', async ({ body }) => ({ heard: body }));
  await api.listen({ port: apiPort });
  api.server.on('upgrade', ({ headers }, socket) => {
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
    upgraded.push(headers);
    socket.on('data', () => socket.end());
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept.digest('base64')}\r\n\r\n`,
    );
  });
  server = await serveApp({
    dist,
    port,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    places: { checkout: 'http://a', client: 'http://b', backoffice: '</script>' },
    next: 'http://b',
  });
  base = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await api.close();
  rmSync(dist, { recursive: true, force: true });
});
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(base + address, { headers, redirect: 'manual' });

test('serve: each page has its own nonce, in policy and text', async () => {
  const nonces = await Promise.all(
    [get('/'), get('/index.html')].map(async (asked) => {
      const answer = await asked;
      const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
      expect(await answer.text()).toBe(`<meta name="csp-nonce" content="${nonce}"><style nonce="${nonce}"></style>`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('serve: pages have the headers of a page, and other files only those that count there', async () => {
  const seen = async (address: string) => {
    const { headers } = await get(address);
    return Object.fromEntries(
      Object.keys(pageHeaders)
        .flatMap((name) => [[name, headers.get(name)]])
        .filter(([, value]) => value !== null),
    );
  };
  for (const address of ['/', '/index.html', '/?utm_source=a', '/embeds/help.html'])
    expect(await seen(address)).toEqual(pageHeaders);
  for (const address of ['/assets/app-1a2b.js', '/icon.svg', '/config.js', '/login', '/gone.js'])
    expect(await seen(address)).toEqual(fileHeaders);
});

test('serve: HSTS is sent over https alone', async () => {
  expect((await get('/')).headers.has('strict-transport-security')).toBe(false);
  expect((await get('/', { 'x-forwarded-proto': 'https' })).headers.get('strict-transport-security')).toBe(httpsOnly);
});

test('serve: a hashed file is cached for ever, and sent compressed as built', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('content-length')).toBe(String(gzipSync(SCRIPT).length));
  expect(await answer.text()).toBe(gunzipSync(gzipSync(SCRIPT)).toString());
  expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test('serve: another frontend may prefetch the code alone; pages may only connect to the next frontend', async () => {
  const allowed = async (address: string) =>
    (await get(address, { 'accept-encoding': 'gzip' })).headers.get('access-control-allow-origin');
  expect(
    await Promise.all(['/assets/app-1a2b.js', '/prefetch.json', '/', '/config.js', '/icon.svg'].map(allowed)),
  ).toEqual(['*', '*', null, null, null]);
  expect((await get('/')).headers.get('content-security-policy')).toContain("connect-src 'self' http://b;");
});

test('serve: the configuration script is escaped', async () => {
  const answer = await get('/config.js');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(await answer.text()).toBe(
    String.raw`window.__MIRANTE__={"checkout":"http://a","client":"http://b","backoffice":"\u003c/script>"};` + '\n',
  );
});

test('serve: a page may send cards only to the configured tokeniser', async () => {
  const where = { checkout: 'http://a', client: 'http://b', backoffice: 'http://c' };
  const vindi = tokeniserOf({ PAYMENT_GATEWAY: 'vindi', VINDI_PUBLIC_KEY: 'public' });
  expect(vindi).toEqual({
    tokeniser: 'https://app.vindi.com.br/api/v1/public/payment_profiles',
    tokeniser_key: 'public',
  });
  expect(tokeniserOf({ VINDI_PUBLIC_KEY: 'public' })).toEqual({});
  expect(() => tokeniserOf({ PAYMENT_GATEWAY: 'vindi' })).toThrow('VINDI_PUBLIC_KEY');
  expect(placesFor('client-area', { ...where, ...vindi })).toEqual({ ...where, ...vindi });
  expect(placesFor('backoffice', { ...where, ...vindi })).toEqual(where);
  const { 'public-checkout': port } = await freePorts();
  const shop = await serveApp({ dist, port, apiUrl: 'http://127.0.0.1:9', places: { ...where, ...vindi } });
  const policyAt = async (address: string) => (await fetch(address)).headers.get('content-security-policy');
  expect(await policyAt(`http://127.0.0.1:${port}/`)).toContain("connect-src 'self' https://app.vindi.com.br;");
  expect(await policyAt(base)).toContain("connect-src 'self' http://b;");
  await shop.close();
});

test("serve: API calls are forwarded with their client's address", async () => {
  const answer = await fetch(`${base}/api/v1/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: '{"a":1}',
  });
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    body: { a: 1 },
    headers: { 'x-forwarded-for': '203.0.113.9, 127.0.0.1', 'x-forwarded-proto': 'http' },
  });
});

async function headersOfSocketFrom(origin: string): Promise<IncomingHttpHeaders> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    origin,
    'x-forwarded-for': '203.0.113.9',
  };
  const before = upgraded.length;
  const handshake = request(`${base}/api/v1/socket`, { headers }).end();
  const [, socket] = (await once(handshake, 'upgrade')) as [unknown, Duplex];
  await vi.waitFor(() => expect(upgraded).toHaveLength(before + 1));
  socket.destroy();
  return upgraded[before]!;
}

test('serve: a WebSocket is forwarded with the page and the address that it is opened from', async () => {
  expect(await headersOfSocketFrom('https://elsewhere.example')).toMatchObject({
    origin: 'https://elsewhere.example',
    'x-forwarded-for': '203.0.113.9, 127.0.0.1',
    'x-forwarded-proto': 'http',
  });
});

test("serve: a WebSocket of the server's own page is forwarded as ours, by whatever name it is reached", async () => {
  expect(await headersOfSocketFrom(base)).not.toHaveProperty('origin');
});

test('serve: a WebSocket message larger than any that the API takes is not kept', async () => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/v1/socket`);
  await once(socket, 'open');
  socket.send('x'.repeat(64 * 1024 + 1));
  const [{ code }] = (await once(socket, 'close')) as [CloseEvent];
  expect(code).toBe(1009);
});

test('serve: API responses have their own headers, once', async () => {
  const { headers } = await get('/api/docs', { 'x-forwarded-proto': 'https' });
  expect(headers.get('content-security-policy')).toBe(DOCS_POLICY);
  expect(Object.keys(pageHeaders).filter((name) => headers.has(name))).toEqual([]);
  expect(headers.has('strict-transport-security')).toBe(false);
});

test.each(['/%', '/api/..%2fconfig.js'])('serve: refuses %s with the headers of a file', async (address) => {
  const { status, headers } = await get(address);
  expect(status).toBe(400);
  expect(Object.fromEntries(headers)).toMatchObject({ ...fileHeaders, 'content-security-policy': filePolicy });
});

test.each([
  ['POST', '/'],
  ['PUT', '/index.html'],
  ['PROPFIND', '/api/v1/echo'],
])('serve: %s of %s, which nothing answers, is refused with the headers of a file', async (method, address) => {
  const { status, headers } = await fetch(base + address, { method });
  expect(status).toBe(404);
  expect(Object.fromEntries(headers)).toMatchObject({ ...fileHeaders, 'content-security-policy': filePolicy });
});

test("serve: answers for an API that does not in the form of the API's errors", async () => {
  const { api: apiPort, backoffice: port } = await freePorts();
  const places = { checkout: 'http://a', client: 'http://b', backoffice: 'http://c' };
  const alone = await serveApp({ dist, port, apiUrl: `http://127.0.0.1:${apiPort}`, places });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/echo`);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...fileHeaders,
      'cache-control': 'no-store',
      'retry-after': '5',
    });
    expect(await answer.json()).toMatchObject({ status: 502, code: 'unavailable' });
  } finally {
    await alone.close();
  }
});

test('serve: a page names the CSP report endpoint', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  const [, address = ''] = /; report-uri (\S+)$/.exec(policy) ?? [];
  const answer = await fetch(base + address, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: '{"csp-report":{}}',
  });
  expect(await answer.json()).toEqual({ heard: '{"csp-report":{}}' });
});

test("serve: security.txt is the API's", async () => {
  expect(await (await get('/.well-known/security.txt')).text()).toBe('Contact: ');
});

test('serve: embeddable pages may be framed by our own alone', async () => {
  expect((await get('/embeds/help.html')).headers.get('content-security-policy')).toBe(embedPolicy);
});

test('serve: a worker script has its own policy; other files may do nothing', async () => {
  const policyOf = async (address: string) => (await get(address)).headers.get('content-security-policy');
  expect(await policyOf('/assets/app-1a2b.js')).toBe(workerPolicy);
  expect(await policyOf('/icon.svg')).toBe(filePolicy);
});

test('serve: a URL without the # finds its page; a missing file is 404', async () => {
  const page = await get('/login?x=1', { accept: 'text/html' });
  expect([page.status, page.headers.get('location')]).toEqual([302, '/#/login?x=1']);
  for (const absent of ['/assets/gone.js', '/.vite/manifest.json', '/../package.json'])
    expect((await get(absent)).status).toBe(404);
});
