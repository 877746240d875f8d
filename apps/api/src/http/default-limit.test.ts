import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { limitByDefault } from './default-limit.ts';
import { limits } from './limits.ts';

/** How many of an address's calls are admitted, of as many as its limit allows and one more. */
const server = (mostKeys: number) => {
  const app = fastify();
  app.decorateRequest('session');
  limitByDefault(app, { config: { rateLimitFactor: 0.001 } as never }, mostKeys);
  app.get('/', async () => 'ok');
  app.setErrorHandler((_error, _request, reply) => reply.code(429).send());
  return async (remoteAddress: string, times: number) => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i += 1) statuses.push((await app.inject({ url: '/', remoteAddress })).statusCode);
    return statuses.filter((status) => status === 200).length;
  };
};
const max = limits.anonymous.max * 0.001;

test('the default rate limit counts an IPv6 network as one caller', async () => {
  const passed = server(10);
  expect(await passed('2001:db8::1', max)).toBe(max);
  expect(await passed('2001:db8::2', 1)).toBe(0);
  expect(await passed('2001:db8:0:1::1', 1)).toBe(1);
});

test('the default rate limit is over after its time, by a clock that is never set back', async () => {
  const time = vi.spyOn(performance, 'now').mockReturnValue(0);
  const passed = server(10);
  expect(await passed('10.0.0.1', max + 1)).toBe(max);
  time.mockReturnValue(limits.anonymous.seconds * 1000);
  expect(await passed('10.0.0.1', 1)).toBe(1);
  time.mockRestore();
});

test('the default rate limit evicts the least recent caller, and has a maximum size', async () => {
  const passed = server(2);
  await passed('10.0.0.1', max);
  await passed('10.0.0.2', 1);
  expect(await passed('10.0.0.1', 1)).toBe(0);
  await passed('10.0.0.3', 1);
  expect(await passed('10.0.0.1', 1)).toBe(0);
  await passed('10.0.0.4', 1);
  await passed('10.0.0.5', 1);
  expect(await passed('10.0.0.1', 1)).toBe(1);
});
