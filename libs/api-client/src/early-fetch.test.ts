// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow } from '@mirante/domain/server-time.ts';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import { fetchEarly } from './early-fetch.ts';

const CLIENTS = '/api/v1/clients?page=1&sort=client.name';
const addresses: string[] = [];
let status = 200;

beforeEach(() => {
  addresses.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    addresses.push(typeof asked === 'string' ? asked : `again ${new URL(asked.url).pathname}`);
    return new Response(`"answer ${addresses.length}"`, {
      status,
      headers: { date: 'Sun, 22 Nov 2026 12:00:00 GMT', 'retry-after': '7' },
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.earlyReads?.drop();
});

const call = (address: string, token: string | null = 'ana', method = 'GET') => {
  const [url = '', query] = address.split('?');
  const params = Object.fromEntries(new URLSearchParams(query));
  const [type, state] = [method === 'GET' ? 'query' : 'mutation', { session: { token } }];
  const api = { type, getState: () => state, signal: new AbortController().signal } as unknown as BaseQueryApi;
  return Promise.resolve(baseQuery({ method, url, ...(query && { params }) }, api, {}));
};
const read = async (address: string, token?: string | null) => (await call(address, token)).data;

test('early fetch: its response serves the same request of the same session, once, whatever the order of its query', async () => {
  fetchEarly(CLIENTS, 'ana');
  expect(await read('/api/v1/clients?sort=client.name&page=1')).toBe('answer 1');
  expect(await read(CLIENTS)).toBe('answer 2');
});

test('early fetch: its response serves no other session, and no call without one', async () => {
  fetchEarly(CLIENTS, 'ana');
  expect(await read(CLIENTS, 'bruno')).toBe('answer 2');
  expect(await read(CLIENTS, null)).toBe('answer 3');
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
  expect((await call(CLIENTS)).error).toMatchObject({ status: waits, retry_after: 7 });
  expect(addresses).toEqual([CLIENTS]);
});

test('early fetch: a proxy that asks to wait is not asked again at once either', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Volte mais tarde</html>', { status: 503 }));
  fetchEarly(CLIENTS, 'ana');
  expect((await call(CLIENTS)).error).toMatchObject({ status: 503 });
});

test('early fetch: an answer that asks to wait serves the same request until the first render, then it is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  status = 503;
  fetchEarly(CLIENTS, 'ana');
  const statusOf = async () => (await call(CLIENTS)).error?.status;
  expect([await statusOf(), await statusOf(), addresses.length]).toEqual([503, 503, 1]);
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

test('early fetch: a body that is no JSON, such as a proxy’s page, is requested again', async () => {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async () => new Response('<html>Entre na rede</html>'));
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
  await call('/api/v1/client/payments/refresh', 'ana', 'POST');
  expect(await read(CLIENTS)).toBe('answer 3');
});

test('early fetch: a response older than half a minute is requested again', async () => {
  vi.useFakeTimers();
  fetchEarly(CLIENTS, 'ana');
  vi.advanceTimersByTime(30_000);
  expect(await read(CLIENTS)).toBe('answer 2');
});

test("early fetch: the server time is corrected by the response's waiting time", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const parse = vi.spyOn(Response.prototype, 'json');
  fetchEarly(CLIENTS, 'ana');
  await vi.waitFor(() => expect(parse).toHaveBeenCalled());
  vi.setSystemTime(Date.now() + 20_000);
  await call(CLIENTS);
  expect(serverNow().toISOString()).toBe('2026-11-22T12:00:20.000Z');
});
