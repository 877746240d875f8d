import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { configOf } from './paths.ts';
import { freePorts } from './processes.ts';
import { serveApp } from './serve.ts';
import { differencesOf } from './verify-pages.ts';

const places = { checkout: 'http://a', client: 'http://b', backoffice: 'http://c' };
const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
const built = path.join(folder, 'built');
const served = path.join(folder, 'served');
let server: FastifyInstance;
let address: string;

const page = '<script nonce="__NONCE__">boot()</script><script type="module" src="/assets/app-1a2b.js"></script>';
beforeAll(() => {
  for (const each of ['assets', 'embeds']) mkdirSync(path.join(built, each), { recursive: true });
  writeFileSync(path.join(built, 'index.html'), page);
  writeFileSync(path.join(built, 'assets/app-1a2b.js'), 'pay();');
  writeFileSync(path.join(built, 'service-worker.js'), 'keep();');
  writeFileSync(path.join(built, 'embeds/help.html'), '<p>Ajuda</p>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  rmSync(served, { recursive: true, force: true });
  cpSync(built, served, { recursive: true });
  const { backoffice: port } = await freePorts();
  server = await serveApp({ dist: served, port, apiUrl: 'http://127.0.0.1:1', places, next: places.client });
  address = `http://127.0.0.1:${port}/`;
});
afterEach(() => server.close());

const expected = { dist: built, config: configOf(places), connectsTo: [places.client] };
const verify = (more = {}) => differencesOf(address, { ...expected, ...more });

test('verify pages: finds nothing where the build is served', async () => {
  expect(await verify()).toEqual([]);
});

test.each([
  ['a byte of a script', 'assets/app-1a2b.js', 'pay(1);', 'assets/app-1a2b.js is another'],
  ['a compressed script', 'assets/app-1a2b.js.gz', gzipSync('steal();'), 'assets/app-1a2b.js is another'],
  [
    'a script for other browsers',
    'assets/app-1a2b.js.br',
    brotliCompressSync('steal();'),
    'assets/app-1a2b.js is another',
  ],
  ['a page that ours frame', 'embeds/help.html', '<script>steal()</script>', 'embeds/help.html is another'],
  ['the service worker', 'service-worker.js', 'steal();', 'service-worker.js is another'],
  ['a script added to the page', 'index.html', `${page}<script src="/assets/b.js"></script>`, 'the page is another'],
  ['an inline script', 'index.html', `${page}<script nonce="__NONCE__">steal()</script>`, 'the page is another'],
])('verify pages: names %s', async (_what, file, content, difference) => {
  writeFileSync(path.join(served, file), content);
  expect(await verify()).toEqual([difference]);
});

test('verify pages: names a script that is missing', async () => {
  rmSync(path.join(served, 'service-worker.js'));
  expect(await verify()).toEqual(['service-worker.js is another']);
});

test.each([
  ['the page', '/'],
  ['a page that ours frame', '/embeds/help.html'],
])('verify pages: names headers of %s that lead visitors elsewhere, or allow scripts', async (_what, changed) => {
  const refresh = '0; url=https://elsewhere.example';
  const proxy = createServer((asked, answer) => {
    void fetch(new URL(asked.url ?? '', address)).then(async (given) => {
      answer.setHeaders(given.headers).removeHeader('content-encoding');
      answer.removeHeader('content-length');
      if (asked.url === changed) answer.setHeader('refresh', refresh).removeHeader('content-security-policy');
      answer.writeHead(given.status).end(Buffer.from(await given.arrayBuffer()));
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
  const where = changed === '/' ? '' : `${changed.slice(1)}: `;
  const found = await differencesOf(at, expected);
  expect(found).toEqual(
    expect.arrayContaining([`${where}content-security-policy is missing`, `${where}refresh is ${refresh}`]),
  );
  proxy.close();
});

test('verify pages: names another configuration, and an origin that pages may call', async () => {
  expect(await verify({ config: configOf({ ...places, tokeniser: 'https://pay.example' }) })).toEqual([
    'config.js is another',
  ]);
  expect(await verify({ connectsTo: [] })).toEqual([
    expect.stringMatching(/^content-security-policy is .*connect-src 'self' http:\/\/b;/),
  ]);
});
