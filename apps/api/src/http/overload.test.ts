import { expect, it, vi } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi({ env: { MAX_LOOP_DELAY_MS: '30' } });

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** Waits as long as a busy machine needs. */
const expectServed = () =>
  vi.waitFor(async () => expect((await api.get('/api/v1/active-products')).statusCode).toBe(200), {
    interval: 50,
  });

it('an overloaded server refuses calls with Retry-After, and serves them once it recovers', async () => {
  await expectServed();
  await vi.waitFor(
    async () => {
      block(200);
      const answer = await api.get('/api/v1/active-products');
      expect(answer.json()).toMatchObject({ status: 503, code: 'overloaded' });
      expect(answer.headers).toMatchObject({
        'retry-after': '5',
        'content-type': expect.stringContaining('application/problem+json'),
      });
    },
    { interval: 10 },
  );
  expect((await api.get('/health/live')).statusCode).toBe(200);
  await expectServed();
});
