// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchEarly, fetchUnlessEarly } from './early-fetch.ts';

const CLIENTS = '/api/v1/clients?page=1&sort=client.name';
const addresses: string[] = [];
let status = 200;

beforeEach(() => {
  addresses.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    addresses.push(typeof asked === 'string' ? asked : `again ${new URL(asked.url).pathname}`);
    return new Response(`answer ${addresses.length}`, { status, headers: { date: 'Sun, 22 Nov 2026 12:00:00 GMT' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.earlyAnswers?.clear();
});

const request = (address: string, token = 'ana', method = 'GET') =>
  new Request(new URL(address, location.origin), { method, headers: { authorization: `Bearer ${token}` } });
const read = async (address: string, token?: string) => (await fetchUnlessEarly(request(address, token))).text();

test('early fetch: its response serves the same request of the same session, once, whatever the order of its query', async () => {
  fetchEarly(CLIENTS, 'ana');
  expect(await read('/api/v1/clients?sort=client.name&page=1')).toBe('answer 1');
  expect(await read(CLIENTS)).toBe('answer 2');
});

test('early fetch: its response serves no other session, and no call without one', async () => {
  fetchEarly(CLIENTS, 'ana');
  expect(await read(CLIENTS, 'bruno')).toBe('answer 2');
  const nobody = new Request(new URL(CLIENTS, location.origin));
  expect(await (await fetchUnlessEarly(nobody)).text()).toBe('answer 3');
});

test('early fetch: another path or page is requested normally', async () => {
  fetchEarly(CLIENTS, 'ana');
  expect(await read('/api/v1/clients?page=2&sort=client.name')).toBe('answer 2');
});

test('early fetch: a failed request is made again, and its failure is not shown', async () => {
  status = 403;
  fetchEarly(CLIENTS, 'ana');
  await Promise.resolve();
  status = 200;
  expect(await read(CLIENTS)).toBe('answer 2');
});

test.each([429, 503])('early fetch: an answer that asks to wait (%i) is not asked for again at once', async (waits) => {
  status = waits;
  fetchEarly(CLIENTS, 'ana');
  const answer = await fetchUnlessEarly(request(CLIENTS));
  expect([answer.status, await answer.text(), addresses]).toEqual([waits, 'answer 1', [CLIENTS]]);
});

test('early fetch: an answer that asks to wait serves the same request until the first render, then it is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  status = 503;
  fetchEarly(CLIENTS, 'ana');
  expect([await read(CLIENTS), await read(CLIENTS)]).toEqual(['answer 1', 'answer 1']);
  vi.setSystemTime(Date.now() + 1000);
  status = 200;
  expect(await read(CLIENTS)).toBe('answer 2');
});

test('early fetch: a response that breaks off is requested again', async () => {
  const answer = globalThis.fetch;
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  vi.stubGlobal('fetch', async () => new Response(broken));
  fetchEarly(CLIENTS, 'ana');
  vi.stubGlobal('fetch', answer);
  expect(await read(CLIENTS)).toBe('answer 1');
});

test('early fetch: a refused request holds no connection by an unread response', async () => {
  const cancel = vi.fn<() => void>();
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ cancel }), { status: 422 }));
  fetchEarly('/api/v1/clients?page=x', 'ana');
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

test('early fetch: a write discards all early responses', async () => {
  fetchEarly(CLIENTS, 'ana');
  await fetchUnlessEarly(request('/api/v1/client/payments/refresh', 'ana', 'POST'));
  expect(await read(CLIENTS)).toBe('answer 3');
});

test('early fetch: a response older than half a minute is requested again', async () => {
  vi.useFakeTimers();
  fetchEarly(CLIENTS, 'ana');
  vi.advanceTimersByTime(30_000);
  expect(await read(CLIENTS)).toBe('answer 2');
});

test("early fetch: the server time is corrected by the response's waiting time", async () => {
  vi.useFakeTimers();
  fetchEarly(CLIENTS, 'ana');
  await vi.advanceTimersByTimeAsync(20_000);
  const { headers } = await fetchUnlessEarly(request(CLIENTS));
  expect(headers.get('date')).toBe('Sun, 22 Nov 2026 12:00:20 GMT');
});
