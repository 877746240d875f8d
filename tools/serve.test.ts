import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from './processes.ts';
import { commonHeaders, embedPolicy, filePolicy, httpsOnly, workerPolicy } from './security.ts';
import { placesFor, tokeniserOf } from './paths.ts';
import { serveApp } from './serve.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const dist = mkdtempSync(path.join(tmpdir(), 'serve-'));
const files: Record<string, string | Buffer> = {
  'index.html': '<meta name="csp-nonce" content="__NONCE__"><style nonce="__NONCE__"></style>',
  'assets/app-1a2b.js': SCRIPT,
  'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
  'embeds/help.html': '<p>Ajuda',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{}',
  'prefetch.json': '[]',
  'prefetch.json.gz': gzipSync('[]'),
};
const DOCS_POLICY = "default-src 'none'; style-src 'nonce-a'";
let api: FastifyInstance;
let server: FastifyInstance;
let base: string;

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

test('each answer of the page has a nonce of its own, in its policy and in its text', async () => {
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

test('every answer carries the common headers, and asks for https only where it came by it', async () => {
  const plain = await get('/');
  for (const [name, value] of Object.entries(commonHeaders)) expect(plain.headers.get(name)).toBe(value);
  expect(plain.headers.has('strict-transport-security')).toBe(false);
  expect((await get('/', { 'x-forwarded-proto': 'https' })).headers.get('strict-transport-security')).toBe(httpsOnly);
});

test('a file with a hash in its name is kept for ever, and comes compressed as it was built', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('content-length')).toBe(String(gzipSync(SCRIPT).length));
  expect(await answer.text()).toBe(gunzipSync(gzipSync(SCRIPT)).toString());
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test('another frontend may fetch the code ahead, and nothing else; its own pages may call only the one that they lead to', async () => {
  const allowed = async (address: string) =>
    (await get(address, { 'accept-encoding': 'gzip' })).headers.get('access-control-allow-origin');
  expect(
    await Promise.all(['/assets/app-1a2b.js', '/prefetch.json', '/', '/config.js', '/favicon.svg'].map(allowed)),
  ).toEqual(['*', '*', null, null, null]);
  expect((await get('/')).headers.get('content-security-policy')).toContain("connect-src 'self' http://b;");
});

test('the places are a script that cannot be broken out of', async () => {
  const answer = await get('/config.js');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(await answer.text()).toBe(
    String.raw`window.__MIRANTE__={"checkout":"http://a","client":"http://b","backoffice":"\u003c/script>"};` + '\n',
  );
});

test('a page may hand cards to the tokeniser that its deployment names, and to nobody else', async () => {
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

test('calls pass to the API with the trail of who sent them', async () => {
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

test('the API’s answers have its own headers, once', async () => {
  const { headers } = await get('/api/docs', { 'x-forwarded-proto': 'https' });
  expect(headers.get('content-security-policy')).toBe(DOCS_POLICY);
  expect(Object.keys(commonHeaders).filter((name) => headers.has(name))).toEqual([]);
  expect(headers.has('strict-transport-security')).toBe(false);
});

test('a page names where a browser reports what its policy stopped', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  const [, address = ''] = /; report-uri (\S+)$/.exec(policy) ?? [];
  const answer = await fetch(base + address, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: '{"csp-report":{}}',
  });
  expect(await answer.json()).toEqual({ heard: '{"csp-report":{}}' });
});

test('security.txt is the API’s', async () => {
  expect(await (await get('/.well-known/security.txt')).text()).toBe('Contact: ');
});

test('our own embedded pages may be framed by us alone', async () => {
  expect((await get('/embeds/help.html')).headers.get('content-security-policy')).toBe(embedPolicy);
});

test('code may run as a worker, by a policy of its own; any other file may do nothing', async () => {
  const policyOf = async (address: string) => (await get(address)).headers.get('content-security-policy');
  expect(await policyOf('/assets/app-1a2b.js')).toBe(workerPolicy);
  expect(await policyOf('/favicon.svg')).toBe(filePolicy);
});

test('an address without the # finds its page; a file that is not there is absent', async () => {
  const page = await get('/login?x=1', { accept: 'text/html' });
  expect([page.status, page.headers.get('location')]).toEqual([302, '/#/login?x=1']);
  for (const absent of ['/assets/gone.js', '/.vite/manifest.json', '/../package.json'])
    expect((await get(absent)).status).toBe(404);
});
