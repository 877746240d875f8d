import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@mirante/domain/durations.ts';
import { read } from './answers.ts';
import { failureOf, type VindiFailure } from './failure.ts';
import { openVindiClient, type VindiApi } from './http-client.ts';
import { vindiRateLimit } from './rate-limit.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A minimal server, and a client that calls it. */
async function talk(
  listener: RequestListener,
  more: object = {},
): Promise<{ ask: <T>(work: (api: VindiApi) => Promise<T>) => Promise<T>; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = openVindiClient({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'k',
    connectMs: 200,
    totalMs: 2000,
    patienceMs: 1100,
    ...more,
  });
  closing.push(
    () => client.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { ask: (work) => client.withDeadline(work), asked };
}
const failed = async (work: Promise<unknown>): Promise<VindiFailure> =>
  work.then(() => Promise.reject(new Error('it did not fail')), failureOf);
const get = (api: VindiApi) => api.get('/bills/1');
const post = (api: VindiApi) => api.post('/bills', {});

test('the Vindi client authenticates with the key and no password', async () => {
  const { ask } = await talk(
    (request, response) => void response.end(JSON.stringify({ authorization: request.headers.authorization })),
  );
  expect(await ask(get)).toEqual({ authorization: `Basic ${Buffer.from('k:').toString('base64')}` });
});

test.each([
  [500, 'unknown', 2, 1],
  [503, 'unknown', 2, 1],
  [302, 'unknown', 2, 1],
  [408, 'unknown', 2, 1],
  [401, 'unauthorized', 1, 1],
  [404, 'not_found', 1, 1],
  [422, 'invalid', 1, 1],
])(
  'Vindi client: after %i it maps to "%s", with %i attempts of a read and %i of a create',
  async (status, kind, reads, writes) => {
    const { ask, asked } = await talk(
      (_request, response) =>
        void response
          .writeHead(status, { location: 'http://127.0.0.1:9/elsewhere' })
          .end('{"errors":[{"id":"invalid_parameter","parameter":"code","message":"Ana"}]}'),
    );
    const failure = await failed(ask(get));
    expect(failure.kind).toBe(kind);
    expect(failure.message).not.toContain('Ana');
    expect(asked).toHaveLength(reads);
    expect((await failed(ask(post))).problems).toEqual([{ id: 'invalid_parameter', parameter: 'code' }]);
    expect(asked).toHaveLength(reads + writes);
  },
);

test('Vindi client: a request that was never sent may be retried, and is known to have had no effect', async () => {
  const client = openVindiClient({
    url: 'http://127.0.0.1:9',
    key: 'k',
    connectMs: 200,
    totalMs: 2000,
    patienceMs: 50,
  });
  closing.push(() => client.close());
  expect((await failed(client.withDeadline(post))).kind).toBe('unsent');
});

test('Vindi client: waits for a short Retry-After once, and fails at once for a long one', async () => {
  let calls = 0;
  const { ask, asked } = await talk((_request, response) => {
    calls += 1;
    const [status, wait] = calls === 1 ? [429, '1'] : calls === 2 ? [201, ''] : [429, '30'];
    response.writeHead(status, wait ? { 'retry-after': wait } : {}).end('{}');
  });
  const begun = performance.now();
  expect(await ask(post)).toEqual({});
  expect(performance.now() - begun).toBeGreaterThan(900);
  expect((await failed(ask(post))).kind).toBe('rate_limited');
  for (let n = 0; n < 3; n += 1) expect((await failed(ask(get))).kind).toBe('rate_limited');
  expect(asked).toHaveLength(3);
});

test('Vindi client: sends nothing while the rate limit is exhausted', async () => {
  const { ask, asked } = await talk(
    (_request, response) =>
      void response
        .writeHead(200, { 'rate-limit-remaining': '0', 'rate-limit-reset': String(Math.ceil(Date.now() / 1000) + 30) })
        .end('{}'),
  );
  await ask(get);
  const { kind, retryAfterMs } = await failed(ask(get));
  expect([kind, retryAfterMs]).toEqual(['rate_limited', expect.toSatisfy((ms) => ms > 20_000 && ms <= 31_000)]);
  expect(asked).toHaveLength(1);
});

test('Vindi client: a clock that is set back does not prolong a pause', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS);
  const limit = vindiRateLimit();
  limit.learn(429, { 'retry-after': '0' });
  clock.mockRestore();
  await expect(limit.wait(0)).resolves.toBeUndefined();
});

test('Vindi client: a call ends within its time limit in any state', async () => {
  const { ask } = await talk(() => undefined, { totalMs: 150 });
  const begun = performance.now();
  expect((await failed(ask((api) => api.get('/a').catch(() => api.get('/b'))))).kind).toBe('unknown');
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('Vindi client: reads at most half a megabyte', async () => {
  const { ask } = await talk((_request, response) => void response.end(`"${'x'.repeat(600_000)}"`));
  expect(await failed(ask(post))).toMatchObject({
    kind: 'unknown',
    cause: { message: expect.stringContaining('more than') },
  });
});

const good = {
  id: 1,
  code: 'a',
  amount: '1.0',
  status: 'pending',
  customer: { id: 2, code: null },
  charges: [],
  new_since: 'last year',
};
test('Vindi client: accepts unknown fields, and refuses missing or wrong ones', () => {
  expect(read('bill', { bill: good }).bill).toMatchObject({ id: 1 });
  for (const bad of [
    null,
    [],
    {},
    { bill: null },
    { bill: { ...good, id: '1' } },
    { bill: { ...good, amount: '1,0' } },
    { bill: { ...good, amount: -1 } },
    { bill: { ...good, amount: '1.005' } },
    { bill: { ...good, customer: null } },
    { bill: { ...good, charges: {} } },
    { bills: [good] },
  ]) {
    expect(() => read('bill', bad)).toThrow('no bill');
  }
});
