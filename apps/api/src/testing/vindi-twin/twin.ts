import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { control } from './control.ts';
import { acts, type Fault } from './faults.ts';
import { openHook, type Hook } from './hook.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { misbehave } from './misbehave.ts';
import { Refused } from './refused.ts';
import { answerTo, type Asked } from './routes.ts';

export const twinKeys = { private: 'twin-private-key', public: 'twin-public-key' } as const;

export interface Twin {
  /** With `/api/v1`. */
  url: string;
  ledger: Ledger;
  hook: Hook;
  /** In force until another, or none, is set. */
  fault: Fault | undefined;
  /** Every call so far, as `POST /bills`. */
  calls: string[];
  /** Per minute. */
  limit: number;
  close(): Promise<void>;
}

/** A server that answers as Vindi documents, and misbehaves when told to. */
export async function startTwin({
  port = 0,
  now = () => new Date(),
  ledger: kept,
}: { port?: number; now?: () => Date; ledger?: Ledger } = {}): Promise<Twin> {
  const hook = openHook(now);
  const twin = {
    calls: [] as string[],
    limit: 100_000,
    hook,
    ledger: kept ?? openLedger({ now, tell: hook.tell }),
    fault: undefined as Fault | undefined,
  };
  const server = createServer((request, response) => void serve(twin, request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(twin, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`, close });
}

async function serve(
  twin: Omit<Twin, 'url' | 'close'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = await read(request);
  const name = `${asked.method} ${asked.path}`;
  if (asked.method === 'OPTIONS') return void response.writeHead(204, cors).end();
  if (asked.path.startsWith('/twin/'))
    return send(
      twin,
      response,
      answering(() => ({ status: 200, body: control(twin, asked) })),
    );
  twin.calls.push(name);
  const { fault } = twin;
  const isHit =
    fault !== undefined &&
    (fault.on?.test(name) ?? true) &&
    !(fault.kind === 'flapping' && twin.calls.length % 2 === 0);
  const good = !isHit || acts(fault) ? answer(twin, asked, request.headers.authorization) : undefined;
  if (isHit && fault.spreads) twin.fault = { ...fault, on: undefined };
  if (isHit) return misbehave(fault, response, good, twin.ledger.bills[0]?.id ?? 0);
  send(twin, response, good!);
}

export interface Answer {
  status: number;
  body: object;
}

const answer = ({ ledger }: Pick<Twin, 'ledger'>, asked: Asked, authorization: string | undefined): Answer =>
  answering(() => {
    const key = asked.path.startsWith('/public/') ? twinKeys.public : twinKeys.private;
    if (authorization !== `Basic ${Buffer.from(`${key}:`).toString('base64')}`)
      throw new Refused(401, 'unauthorized', 'authorization');
    return { status: asked.method === 'POST' ? 201 : 200, body: answerTo(ledger, asked) };
  });

function answering(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { status: error.status, body: error.body };
  }
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
};

function send(
  { limit, calls }: Pick<Twin, 'limit' | 'calls'>,
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
  const url = new URL(request.url ?? '/', 'http://twin');
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method ?? 'GET',
    path: url.pathname.replace(/^\/api\/v1/, ''),
    query: url.searchParams,
    body: text ? (JSON.parse(text) as object) : {},
  };
}
