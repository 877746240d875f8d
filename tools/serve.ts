// Serves one built frontend: its files, its run-time configuration, and `/api` proxied to the API, all on one origin.
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Places } from '@mirante/domain/house/brand.ts';
import { appNames, configOf, deployment, distOf, nextOf, placesFor } from './paths.ts';
import { embedPolicy, fileHeaders, filePolicy, httpsOnly, pageHeaders, pagePolicy, workerPolicy } from './security.ts';

interface Serving {
  /** The output folder of `vite build`. */
  dist: string;
  port: number;
  /** The target of the `/api` proxy. */
  apiUrl: string;
  places: Places;
  /** The frontend that its pages lead to, whose code they prefetch. */
  next?: string | undefined;
  host?: string;
}

const SECURITY = '/.well-known/security.txt';
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** More than any frame that the API takes, which would otherwise be held here whole before it refuses it. */
const MAX_FRAME_BYTES = 64 * 1024;

export async function serveApp({
  dist,
  port,
  apiUrl,
  places: where,
  next,
  host = '127.0.0.1',
}: Serving): Promise<FastifyInstance> {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error(`${dist} holds no build.`);
  const server = fastify({
    trustProxy: 'loopback',
    forceCloseConnections: true,
    bodyLimit: 32 * 1024 * 1024,
    frameworkErrors: refuse,
  });
  server.setErrorHandler(refuse);
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url === SECURITY) return;
    reply.headers(securityOf(request.url));
    if (request.protocol === 'https') reply.header('strict-transport-security', httpsOnly);
  });
  await server.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const to = (prefix: string) => ({
    upstream: apiUrl,
    prefix,
    rewritePrefix: prefix,
    replyOptions: { rewriteRequestHeaders: forwarded },
  });
  await server.register(proxy, { ...to('/api'), ...webSockets });
  await server.register(proxy, to(SECURITY));
  await server.register(files, {
    root: dist,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    // Its own route lists the whole folder at every request, to compare the spelling.
    serve: false,
    setHeaders: (reply, file) => {
      const isCode = file.startsWith(path.join(dist, 'assets'));
      reply.header('cache-control', isCode ? FOREVER : ASK_AGAIN);
      // The checkout prefetches the client area's code.
      if (isCode || file.startsWith(path.join(dist, 'prefetch.json'))) reply.header('access-control-allow-origin', '*');
    },
  });
  const page = pageOf(
    dist,
    [where.tokeniser, next].flatMap((address) => (address ? [new URL(address).origin] : [])),
  );
  server.get('/', page);
  server.get('/index.html', page);
  server.get('/config.js', (_request, reply) =>
    reply.header('cache-control', ASK_AGAIN).type('text/javascript; charset=utf-8').send(configOf(where)),
  );
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => reply.sendFile(request.params['*']));
  server.setNotFoundHandler(findRoute);
  await server.listen({ port, host });
  return server;
}

/** Of a page, its policy is added with its nonce. */
function securityOf(address: string): Record<string, string> {
  if (/^\/(?:index\.html)?(?:\?|$)/.test(address)) return pageHeaders;
  if (address.startsWith('/embeds/')) return { ...pageHeaders, 'content-security-policy': embedPolicy };
  // Scripts may be workers, which are subject to their own response's policy.
  const isScript = /\.js(?:\?|$)/.test(address);
  return { ...fileHeaders, 'content-security-policy': isScript ? workerPolicy : filePolicy };
}

/** The page with a nonce per response. Read each time, so that a new build is served at once. */
const pageOf =
  (dist: string, connectsTo: readonly string[]) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const html = await readFile(path.join(dist, 'index.html'), 'utf8');
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .headers({ 'content-security-policy': pagePolicy(nonce, connectsTo), 'cache-control': ASK_AGAIN })
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__NONCE__', nonce));
  };

const refusalHeaders = { ...fileHeaders, 'content-security-policy': filePolicy };

/** Routes are in the hash: redirects addresses typed or mailed without it. */
function findRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wantsPage =
    request.method === 'GET' &&
    request.headers.accept?.includes('text/html') &&
    !path.extname(request.url.split('?')[0] ?? '');
  if (wantsPage) return reply.redirect(`/#${request.url}`);
  // Also a call by a method that is forwarded to nobody, and a page's address, whose policy comes with its nonce.
  return reply.code(404).headers(refusalHeaders).type('text/plain; charset=utf-8').send('Página não encontrada.\n');
}

/** What this server itself refuses has the headers of a file; a call without an answer is refused as by nginx. */
function refuse({ statusCode = 500 }: FastifyError, { url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(refusalHeaders);
  if (statusCode < 500 || !url.startsWith('/api/'))
    return reply.code(statusCode).type('text/plain; charset=utf-8').send('Requisição inválida.\n');
  return reply
    .code(502)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type('application/problem+json')
    .send(JSON.stringify(noAnswer));
}

const noAnswer = {
  type: 'about:blank',
  title: 'Bad Gateway',
  status: 502,
  detail: 'Serviço indisponível. Tente novamente em instantes.',
  code: 'unavailable',
};

function forwarded(
  request: unknown,
  headers: Record<string, string | string[] | undefined>,
): Record<string, string | string[] | undefined> {
  const { ip, host, protocol, ips } = request as FastifyRequest;
  const trail = ips ? ips.toReversed() : [ip];
  return { ...headers, 'x-forwarded-for': trail.join(', '), 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
}

/** By default no header but cookies is forwarded: the API is to know which page connects, and from where. */
const webSockets = {
  websocket: true,
  wsClientOptions: {
    perMessageDeflate: false,
    // The types lack it.
    rewriteRequestHeaders: (_own: object, request: FastifyRequest) => forwarded(request, originOf(request)),
  },
  wsServerOptions: { maxPayload: MAX_FRAME_BYTES },
} as const;
/** None for this server's own pages, by whatever name it is reached: the API knows one. */
const originOf = ({ headers: { origin }, host }: FastifyRequest): { origin?: string } =>
  origin && URL.parse(origin)?.host !== host ? { origin } : {};

if (import.meta.main) {
  const name = appNames.find((known) => known === process.argv[2]);
  if (!name) throw new Error(`Usage: node tools/serve.ts ${appNames.join('|')}`);
  const { ports, apiUrl, places } = deployment;
  await serveApp({
    dist: distOf(name),
    port: ports[name],
    apiUrl,
    places: placesFor(name, places),
    next: nextOf(name, places),
    host: process.env.HOST || '127.0.0.1',
  });
  console.log(`${name}: http://localhost:${ports[name]}`);
}
