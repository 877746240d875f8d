import type { Outbox, Topic } from '../outbox/outbox.ts';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Bytes {
  body: Buffer;
  etag: string;
}

export interface CacheRule {
  /** Each answer has a cache of its own. */
  name: string;
  /** What makes it outdated. */
  topic: Topic;
  /** How old it may get, in real time: what a cache saves is work, so a test's clock has no say. */
  freshMs: number;
  /** How long it is good for, however often its topic changes. */
  leastMs?: number;
}

interface Cache {
  read(): Promise<Bytes>;
}
const caches = new WeakMap<Outbox, Map<string, Cache>>();

/** This process's cache of one answer that is the same for all who may have it. `make` is asked by the call that finds none. */
export function cacheOf(outbox: Outbox, rule: CacheRule, make: () => Promise<unknown>): Cache {
  const known = caches.get(outbox) ?? new Map<string, Cache>();
  caches.set(outbox, known);
  const cache = known.get(rule.name) ?? microCache(outbox, rule, make);
  known.set(rule.name, cache);
  return cache;
}

/** Keeps one answer as bytes. However many ask at once, it is made once; one that failed is not kept. */
function microCache(outbox: Outbox, { topic, freshMs, leastMs = 0 }: CacheRule, make: () => Promise<unknown>): Cache {
  let kept: { bytes: Promise<Bytes>; madeAt: number; until: number } | undefined;
  outbox.on(topic, () => {
    // What is being made from older rows still goes to those who wait for it, and to nobody after them.
    if (kept) kept.until = Math.min(kept.until, kept.madeAt + leastMs);
  });
  const read = (): Promise<Bytes> => {
    if (kept && performance.now() < kept.until) return kept.bytes;
    const madeAt = performance.now();
    const mine = { bytes: make().then(bytesOf), madeAt, until: madeAt + freshMs };
    kept = mine;
    mine.bytes.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.bytes;
  };
  return { read };
}

/** An answer as it goes out, and what tells it from another. */
export const bytesOf = (answer: unknown): Bytes => {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

/** Answers 304 to whoever has these bytes already. What only some may have, no browser keeps. */
export function sendBytes({ headers, session }: FastifyRequest, reply: FastifyReply, { body, etag }: Bytes): void {
  reply.headers({ etag, 'cache-control': session ? 'no-store' : 'no-cache' });
  if (headers['if-none-match'] === etag) void reply.code(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
}
