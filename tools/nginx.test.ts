import fastify, { type FastifyInstance } from 'fastify';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { apiServers, type Nginx, startNginx } from './nginx.ts';
import { freePorts } from './processes.ts';
import { embedPolicy, fileHeaders, filePolicy, httpsOnly, pageHeaders, pagePolicy, workerPolicy } from './security.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const web = mkdtempSync(path.join(tmpdir(), 'web-'));
const files: Record<string, string | Buffer> = {
  'config.js': 'window.__MIRANTE__={}',
  'public-checkout/index.html': '<meta name="csp-nonce" content="__NONCE__"><style nonce="__NONCE__"></style>',
  'public-checkout/assets/app-1a2b.js': SCRIPT,
  'public-checkout/assets/app-1a2b.js.gz': gzipSync(SCRIPT),
  'public-checkout/assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
  'public-checkout/assets/app-3c4d.css': 'p{}',
  'public-checkout/assets/app-3c4d.css.br': brotliCompressSync('p{}'),
  'public-checkout/assets/tiny-5e6f.js': '0',
  'public-checkout/embeds/help.html': '<p>Ajuda',
  'public-checkout/service-worker.js': SCRIPT,
  'public-checkout/service-worker.js.gz': gzipSync(SCRIPT),
  'public-checkout/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public-checkout/icon.png': 'x',
  'public-checkout/.vite/manifest.json': '{}',
  'client-area/assets/app-1a2b.js': SCRIPT,
  'client-area/prefetch.json': '[]',
  'backoffice/index.html': '<meta name="csp-nonce" content="__NONCE__">',
};
const REQUEST_ID = '0b6c8b5e-52d4-4b43-9d0c-1f0b6b0d7a11';
const DATE = 'Sat, 01 Mar 2031 12:00:00 GMT';
const hosts = { shop: 'assine.exemplo', client: 'cliente.exemplo', staff: 'interno.exemplo', api: 'api.exemplo' };
const nodes: FastifyInstance[] = [];
let nginx: Nginx;
let port: number;

/** An API process that echoes its requests. */
async function startNode(at: number): Promise<FastifyInstance> {
  const node = fastify();
  node.all('/api/v1/echo', async ({ headers, body, method }, reply) =>
    reply
      .headers({ 'x-content-type-options': 'nosniff', 'x-request-id': REQUEST_ID })
      .send({ at, method, headers, body }),
  );
  node.get('/api/v1/status/:status', async ({ params }, reply) =>
    reply.code(Number((params as { status: string }).status)).send({ is: 'own' }),
  );
  node.get('/api/v1/:kind/:of', async ({ params }, reply) => {
    const { kind, of } = params as { kind: string; of: string };
    return reply.type(`${kind}/${of}; charset=utf-8`).send('[0,0]'.padEnd(2000));
  });
  node.get('/api/v1/date', async (_request, reply) => reply.header('date', DATE).send({}));
  node.get('/.well-known/security.txt', async () => 'Contact: ');
  node.get('/api/v1/cut', async ({ raw }) => void raw.socket.destroy());
  node.post('/api/v1/webhooks/vindi/:secret', async () => ({ ok: true }));
  await node.listen({ port: at, host: '127.0.0.1' });
  return node;
}

beforeAll(async () => {
  // Workers of an nginx started by root run as `nobody`.
  chmodSync(web, 0o755);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(web, file)), { recursive: true });
    writeFileSync(path.join(web, file), content);
  }
  const ports = await freePorts();
  port = ports.backoffice;
  for (const at of [ports.api, ports['public-checkout']]) nodes.push(await startNode(at));
  nginx = await startNginx({
    CHECKOUT_HOST: hosts.shop,
    CLIENT_HOST: hosts.client,
    CLIENT_ORIGIN: `https://${hosts.client}`,
    BACKOFFICE_HOST: hosts.staff,
    API_HOST: hosts.api,
    TOKENISER_ORIGIN: 'https://app.vindi.com.br',
    LISTEN_PORT: String(port),
    WEB_ROOT: web,
    API_SERVERS: apiServers([ports.api, ports['public-checkout']]),
    API_RESOLVER: '',
  });
}, 360_000);
afterAll(async () => {
  await nginx.stop();
  for (const node of nodes) await node.close();
  rmSync(web, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Each header name as often as it was sent. */
  names: string[];
  text: string;
}
interface Asked {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
const ask = (address: string, { host = hosts.shop, method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path: address, method, headers: { host, ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            names: answer.rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase()),
            text,
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });

describe('nginx in front of the frontends', () => {
  it('sends each page with its own nonce, in policy and text', async () => {
    const nonces = [];
    for (const address of ['/', '/index.html']) {
      const { headers, text } = await ask(address);
      const [, nonce = ''] = /nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(headers['content-security-policy']).toBe(
        pagePolicy(nonce, ['https://app.vindi.com.br', `https://${hosts.client}`]),
      );
      expect(text).toBe(`<meta name="csp-nonce" content="${nonce}"><style nonce="${nonce}"></style>`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
    expect((await ask('/', { host: hosts.staff })).headers['content-security-policy']).toContain("connect-src 'self';");
  });

  it('sends pages the headers of a page, and other files only those that count there, as the Node server does', async () => {
    const seen = async (address: string) => {
      const { headers, names } = await ask(address, { headers: { 'accept-encoding': 'br' } });
      expect(new Set(names).size).toBe(names.length);
      expect(headers['strict-transport-security']).toBe(httpsOnly);
      return Object.fromEntries(
        Object.keys(pageHeaders).flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
      );
    };
    for (const address of ['/', '/index.html', '/embeds/help.html']) expect(await seen(address)).toEqual(pageHeaders);
    for (const address of ['/icon.svg', '/assets/app-1a2b.js', '/assets/tiny-5e6f.js', '/config.js', '/login'])
      expect(await seen(address)).toEqual(fileHeaders);
    const policyOf = async (address: string, encoding = '') =>
      (await ask(address, { headers: { 'accept-encoding': encoding } })).headers['content-security-policy'];
    expect(await policyOf('/embeds/help.html')).toBe(embedPolicy);
    for (const encoding of ['', 'gzip', 'br'])
      expect(await policyOf('/assets/app-1a2b.js', encoding)).toBe(workerPolicy);
    expect(await policyOf('/icon.svg')).toBe(filePolicy);
  });

  it('sends hashed files as compressed by the build, for every frontend, and cached for ever', async () => {
    for (const address of ['/assets/app-1a2b.js', '/prefetch.json'])
      expect((await ask(address, { host: hosts.client })).headers['access-control-allow-origin']).toBe('*');
    expect((await ask('/icon.svg')).headers).not.toHaveProperty('access-control-allow-origin');
    const sent = async (file: string, encoding: string) => {
      const { status, headers } = await ask(`/assets/${file}`, { headers: { 'accept-encoding': encoding } });
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      const type = String(headers['content-type']).split(';')[0];
      return [headers['content-encoding'], Number(headers['content-length']), type, headers.vary];
    };
    const [br, gz] = [brotliCompressSync(SCRIPT).length, gzipSync(SCRIPT).length];
    const script = 'application/javascript';
    expect(await sent('app-1a2b.js', 'gzip, deflate, br, zstd')).toEqual(['br', br, script, 'Accept-Encoding']);
    expect(await sent('app-1a2b.js', 'gzip')).toEqual(['gzip', gz, script, 'Accept-Encoding']);
    expect(await sent('app-1a2b.js', 'br;q=0, gzip')).toEqual(['gzip', gz, script, 'Accept-Encoding']);
    expect((await sent('app-1a2b.js', '')).slice(0, 2)).toEqual([undefined, SCRIPT.length]);
    expect((await sent('app-3c4d.css', 'br')).slice(0, 3)).toEqual([
      'br',
      brotliCompressSync('p{}').length,
      'text/css',
    ]);
    expect((await sent('tiny-5e6f.js', 'br')).slice(0, 2)).toEqual([undefined, 1]);
    expect((await ask('/assets/app-1a2b.js.br')).status).toBe(404);
    const worker = await ask('/service-worker.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([worker.headers['content-encoding'], worker.headers['cache-control']]).toEqual(['gzip', 'no-cache']);
  });

  it("redirects a URL without the # to its page, as the Node server does, and keeps the build's files", async () => {
    const page = await ask('/login?x=1', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.location]).toEqual([302, '/#/login?x=1']);
    for (const absent of ['/assets/gone.js', '/.vite/manifest.json', '/gone.js'])
      expect((await ask(absent, { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await ask('/login', { headers: { accept: 'application/json' } })).status).toBe(404);
  });

  it('names the character encoding of text, also as compressed by the build, and none of binary files', async () => {
    const typeOf = async (address: string, encoding = '') =>
      (await ask(address, { headers: { 'accept-encoding': encoding } })).headers['content-type'];
    for (const encoding of ['', 'gzip', 'br']) {
      expect(await typeOf('/assets/app-1a2b.js', encoding)).toBe('application/javascript; charset=utf-8');
      expect(await typeOf('/assets/app-3c4d.css', encoding)).toBe('text/css; charset=utf-8');
    }
    for (const address of ['/', '/embeds/help.html']) expect(await typeOf(address)).toBe('text/html; charset=utf-8');
    expect(await typeOf('/icon.svg')).toBe('image/svg+xml; charset=utf-8');
    expect(await typeOf('/gone')).toBe('text/plain; charset=utf-8');
    expect(await typeOf('/icon.png')).toBe('image/png');
  });

  it.each(['/assets/', '/embeds/'])('lists no files of %s', async (folder) => {
    expect((await ask(folder)).status).toBe(403);
  });

  it('answers its own host alone', async () => {
    const { status, headers } = await ask('/', { host: 'outra.exemplo' });
    expect([status, headers['content-type']]).toEqual([421, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toBe(filePolicy);
  });
});

describe('nginx in front of the API', () => {
  const echo = async (headers: Record<string, string> = {}) =>
    JSON.parse((await ask('/api/v1/echo', { headers })).text) as { at: number; headers: Record<string, string> };

  it("forwards the client's address, also behind a TLS proxy, and the scheme", async () => {
    expect((await echo()).headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    const front = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    expect((await echo(front)).headers).toMatchObject(front);
  });

  it('trusts the TLS proxy, and not what a client claimed before it', async () => {
    const { headers } = await echo({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
    expect(headers['x-forwarded-for']).toBe('203.0.113.9');
  });

  it("serves the API's security.txt on every host", async () => {
    for (const host of Object.values(hosts))
      expect((await ask('/.well-known/security.txt', { host })).text).toBe('Contact: ');
  });

  it("adds no page headers to the API's own", async () => {
    const { names } = await ask('/api/v1/echo');
    expect(names).not.toContain('content-security-policy');
    expect(names.filter((name) => name === 'x-content-type-options')).toHaveLength(1);
  });

  it('compresses JSON and CSV of some size', async () => {
    const encodingOf = async (address: string, accepted = 'gzip, br') =>
      (await ask(address, { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await encodingOf('/api/v1/text/csv')).toBe('gzip');
    expect(await encodingOf('/api/v1/application/json')).toBe('gzip');
    expect(await encodingOf('/api/v1/application/problem+json')).toBe('gzip');
    expect(await encodingOf('/api/v1/application/pdf')).toBeUndefined();
    expect(await encodingOf('/api/v1/application/json', '')).toBeUndefined();
    expect(await encodingOf('/api/v1/date')).toBeUndefined();
  });

  it('passes the Date header of the API, once', async () => {
    const { headers, names } = await ask('/api/v1/date');
    expect([headers.date, names.filter((name) => name === 'date')]).toEqual([DATE, ['date']]);
  });

  it.each([433, 444, 422, 503])('passes status %i through', async (status) => {
    const answer = await ask(`/api/v1/status/${status}`);
    expect([answer.status, answer.text]).toEqual([status, '{"is":"own"}']);
  });

  it("logs neither queries nor the webhook's secret path", async () => {
    await ask('/api/v1/echo?cpf=52998224725&email=ana@exemplo.com.br');
    await ask('/api/v1/webhooks/vindi/hook-secret', { host: hosts.api, method: 'POST' });
    await ask('/api/v1/cut?cpf=52998224725');
    const log = nginx.accessLog() + nginx.errorLog();
    expect(log).toMatch(/"GET \/api\/v1\/cut" 502 .* 502/);
    expect(log).toContain('"GET /api/v1/echo" 200');
    expect(log).toContain('"POST /api/v1/webhooks/" 200');
    expect(log).not.toMatch(/52998224725|ana@|hook-secret/);
  });

  it('logs a call in one line, whatever its path', async () => {
    await ask('/api/v1/a"b\\c%0a"GET_/api/v1/forged"_200');
    expect(nginx.accessLog()).toContain('"GET /api/v1/a\\x22b\\x5Cc%0a\\x22GET_/api/v1/forged\\x22_200" 404');
  });

  it("logs the API's id of a call", async () => {
    await ask('/api/v1/echo');
    expect(nginx.accessLog()).toMatch(new RegExp(`"GET /api/v1/echo" 200 .* ${REQUEST_ID} `));
  });

  it('keeps a process in rotation after an aborted call', async () => {
    expect((await ask('/api/v1/cut')).status).toBe(502);
    expect(new Set([(await echo()).at, (await echo()).at, (await echo()).at]).size).toBe(2);
  });

  it('routes an idempotency key to the same process, and keys to both', async () => {
    const places = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const times = await Promise.all([1, 2, 3].map(() => echo({ 'idempotency-key': `purchase-${n}` })));
        return [...new Set(times.map(({ at }) => at))];
      }),
    );
    expect(places.filter((seen) => seen.length > 1)).toEqual([]);
    expect(new Set(places.flat()).size).toBe(2);
  });

  it('continues with the other process when one is down', async () => {
    expect(new Set([(await echo()).at, (await echo()).at, (await echo()).at]).size).toBe(2);
    await nodes.pop()!.close();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        ask('/api/v1/echo', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
      ),
    );
    for (let n = 0; n < 10; n += 1)
      expect(await echo({ 'idempotency-key': `purchase-${n}` })).toMatchObject({ method: 'GET' });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

test('nginx sends the same headers as the Node server', () => {
  const sent = (file: string) => readFileSync(path.join(import.meta.dirname, 'deploy/nginx', file), 'utf8');
  const pages = pagePolicy('$request_id').replace("connect-src 'self';", 'connect-src $called_origins;');
  expect(sent('security.conf')).toContain(pages);
  expect(sent('security-embeds.conf')).toContain(embedPolicy);
  for (const policy of [filePolicy, workerPolicy]) expect(sent('default.conf.template')).toContain(`"${policy}"`);
});
