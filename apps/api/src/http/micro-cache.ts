import type { Outbox, Topic } from '../outbox/outbox.ts';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from './etag.ts';

interface Bytes {
  body: Buffer;
  etag: string;
}

interface CacheRule {
  /** Each cached response has its own name. */
  name: string;
  /** The topic that invalidates it. */
  topic: Topic;
  /** Its maximum age in real time: a cache saves work, so the advanced clock does not apply. */
  freshMs: number;
  /** Its minimum lifetime, however often the topic changes. */
  leastMs?: number;
}

/** Calls `make` on a miss. */
type Cache = (make: () => Promise<unknown>) => Promise<Bytes>;
/** By the name of the response. */
const caches = new WeakMap<Outbox, Map<string, Cache>>();

function cacheOf(outbox: Outbox, rule: CacheRule): Cache {
  const known = caches.get(outbox) ?? new Map<string, Cache>();
  caches.set(outbox, known);
  const cache = known.get(rule.name) ?? microCache(outbox, rule);
  known.set(rule.name, cache);
  return cache;
}

/** Caches a response as bytes. Concurrent misses share one computation; a failure is not cached. */
function microCache(outbox: Outbox, { topic, freshMs, leastMs = 0 }: CacheRule): Cache {
  let kept: { bytes: Promise<Bytes>; madeAt: number; until: number } | undefined;
  outbox.on(topic, () => {
    // A response being computed from older rows still goes to its waiters, and to nobody after them.
    if (kept) kept.until = Math.min(kept.until, kept.madeAt + leastMs);
  });
  return (make) => {
    if (kept && performance.now() < kept.until) return kept.bytes;
    const madeAt = performance.now();
    const mine = { bytes: make().then(bytesOf), madeAt, until: madeAt + freshMs };
    kept = mine;
    mine.bytes.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.bytes;
  };
}

/** A response's bytes and ETag. */
const bytesOf = (answer: unknown): Bytes => {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends a response that is the same for all who may have it, cached in this process. `make` is called on a miss. */
export const sendCached = async <T>(
  call: Sending & { outbox: Outbox },
  rule: CacheRule,
  make: () => Promise<T>,
): Promise<T> => sendBytes(call, await cacheOf(call.outbox, rule)(make));

/** Sends a response with its ETag, or 304 to who has it already. */
export const sendTagged = <T>(call: Sending, answer: T): T => sendBytes(call, bytesOf(answer));

/**
 * Sends 304 for a matching ETag. A private response is not stored by the browser. Returns nothing, typed as the result
 * of the handler: the reply itself would be awaited.
 */
function sendBytes<T>({ request: { headers, session }, reply }: Sending, { body, etag }: Bytes): T {
  reply.headers({ etag, 'cache-control': session ? 'no-store' : 'no-cache' });
  if (matchesEtag(headers['if-none-match'], etag)) void reply.code(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
  return undefined as T;
}
