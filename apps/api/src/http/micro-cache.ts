import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Bytes {
  body: Buffer;
  etag: string;
}

/**
 * Keeps one public answer as bytes for `milliseconds`. However many ask at once, it is made once; one that failed is not kept.
 * Its age is real time: what it saves is work, so a test's clock has no say.
 */
export function microCache(make: () => Promise<unknown>, milliseconds: number) {
  let kept: { bytes: Promise<Bytes>; until: number } | undefined;
  const read = (): Promise<Bytes> => {
    if (kept && performance.now() < kept.until) return kept.bytes;
    const bytes = make().then(bytesOf);
    const mine = { bytes, until: performance.now() + milliseconds };
    kept = mine;
    bytes.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return bytes;
  };
  /** What is being made from older rows still goes to those who wait for it, and to nobody after them. */
  const drop = () => {
    kept = undefined;
  };
  return { read, drop };
}

const bytesOf = (answer: unknown): Bytes => {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

/** Answers 304 to whoever has these bytes already. */
export function sendBytes({ headers }: FastifyRequest, reply: FastifyReply, { body, etag }: Bytes): void {
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (headers['if-none-match'] === etag) void reply.code(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
}
