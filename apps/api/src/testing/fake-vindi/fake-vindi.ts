import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { controlFakeVindi } from './control.ts';
import { acts, type Fault } from './faults.ts';
import { openWebhook, type Webhook } from './webhook.ts';
import { openStore, type Store } from './store.ts';
import { injectFault } from './inject-fault.ts';
import { VindiError } from './vindi-error.ts';
import { answerTo, type Asked } from './routes.ts';

export const fakeVindiKeys = { private: 'fake-private-key', public: 'fake-public-key' } as const;

export interface FakeVindi {
  /** Includes `/api/v1`. */
  url: string;
  store: Store;
  webhook: Webhook;
  /** In force until it is replaced or cleared. */
  fault: Fault | undefined;
  /** Every call so far, as `POST /bills`. */
  calls: string[];
  /** Calls per minute. */
  limit: number;
  close(): Promise<void>;
}

/** A server that answers as Vindi documents, and injects faults on request. */
export async function startFakeVindi({
  port = 0,
  now = () => new Date(),
  store: kept,
}: { port?: number; now?: () => Date; store?: Store } = {}): Promise<FakeVindi> {
  const webhook = openWebhook(now);
  const vindi = {
    calls: [] as string[],
    limit: 100_000,
    webhook,
    store: kept ?? openStore({ now, notify: webhook.notify }),
    fault: undefined as Fault | undefined,
  };
  const server = createServer((request, response) => void serve(vindi, request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(vindi, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`, close });
}

async function serve(
  vindi: Omit<FakeVindi, 'url' | 'close'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = await read(request);
  const name = `${asked.method} ${asked.path}`;
  if (asked.method === 'OPTIONS') return void response.writeHead(204, cors).end();
  if (asked.path.startsWith('/fake/'))
    return send(
      vindi,
      response,
      answering(() => ({ status: 200, body: controlFakeVindi(vindi, asked) })),
    );
  vindi.calls.push(name);
  const { fault } = vindi;
  const isHit =
    fault !== undefined &&
    (fault.on?.test(name) ?? true) &&
    !(fault.kind === 'flapping' && vindi.calls.length % 2 === 0);
  const done = isHit && fault.kind === 'ignored' ? { ...asked, method: 'GET' } : asked;
  const good = !isHit || acts(fault) ? answer(vindi, done, request.headers.authorization) : undefined;
  if (isHit && fault.spreads) vindi.fault = { ...fault, on: undefined };
  if (isHit) return injectFault(fault, response, good, vindi.store.bills[0]?.id ?? 0);
  send(vindi, response, good!);
}

export interface Answer {
  status: number;
  body: object;
}

const answer = ({ store }: Pick<FakeVindi, 'store'>, asked: Asked, authorization: string | undefined): Answer =>
  answering(() => {
    const key = asked.path.startsWith('/public/') ? fakeVindiKeys.public : fakeVindiKeys.private;
    if (authorization !== `Basic ${Buffer.from(`${key}:`).toString('base64')}`)
      throw new VindiError(401, 'unauthorized', 'authorization');
    return { status: asked.method === 'POST' ? 201 : 200, body: answerTo(store, asked) };
  });

function answering(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof VindiError)) throw error;
    return { status: error.status, body: error.body };
  }
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
};

function send(
  { limit, calls }: Pick<FakeVindi, 'limit' | 'calls'>,
  response: ServerResponse,
  { status, body }: Answer,
): void {
  const reset = Math.ceil(Date.now() / 1000);
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'rate-limit-limit': limit,
      'rate-limit-remaining': Math.max(0, limit - calls.length),
      'rate-limit-reset': reset,
      ...cors,
    })
    .end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://vindi');
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method ?? 'GET',
    path: url.pathname.replace(/^\/api\/v1/, ''),
    query: url.searchParams,
    body: text ? (JSON.parse(text) as object) : {},
  };
}
