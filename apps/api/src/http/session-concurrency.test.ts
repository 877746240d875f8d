import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { registerErrorHandler } from './errors.ts';
import { limitSessionConcurrency } from './session-concurrency.ts';

/** Reads that are answered by the test. */
function server() {
  const app = fastify();
  const working: { of: string; answer: (text: string) => void }[] = [];
  app.decorateRequest('session');
  app.addHook('onRequest', async (request) => {
    request.session = { tokenHash: Buffer.from(String(request.headers.of)) } as never;
  });
  limitSessionConcurrency(app, { config: { rateLimitFactor: 1 } as never });
  registerErrorHandler(app);
  app.get('/', ({ headers }) => new Promise((answer) => working.push({ of: String(headers.of), answer })));
  return {
    working,
    ask: (of: string, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url: '/', headers: { of } }),
  };
}

describe('concurrent reads of one session', () => {
  it('run four at a time, in order, without blocking other sessions', async () => {
    const { working, ask } = server();
    const asked = Array.from({ length: 6 }, (_, n) => ask('ana', n % 2 ? 'HEAD' : 'GET'));
    const other = ask('bia');
    await vi.waitFor(() => expect(working.map(({ of }) => of)).toEqual(['ana', 'ana', 'ana', 'ana', 'bia']));
    for (let n = 0; n < 7; n += 1) {
      await vi.waitFor(() => expect(working.length).toBeGreaterThan(n));
      working[n]!.answer('ok');
    }
    for (const answer of [...asked, other]) expect((await answer).statusCode).toBe(200);
  });

  it('run one at a time while more wait than a page needs', async () => {
    const { working, ask } = server();
    const asked = Array.from({ length: 14 }, () => ask('ana'));
    await vi.waitFor(() => expect(working).toHaveLength(4));
    const begun = async (answered: number) => {
      working[answered]!.answer('ok');
      await asked[answered];
      return working.length;
    };
    expect([await begun(0), await begun(1), await begun(2)]).toEqual([4, 4, 4]);
    expect(await begun(3)).toBe(5);
    await vi.waitFor(() => expect(working).toHaveLength(5));
    for (let n = 4; n < 14; n += 1) {
      await vi.waitFor(() => expect(working.length).toBeGreaterThan(n));
      working[n]!.answer('ok');
    }
    for (const answer of asked) expect((await answer).statusCode).toBe(200);
  });

  it('beyond the queue are refused with a message, and accepted again later', async () => {
    const { working, ask } = server();
    const asked = Array.from({ length: 64 }, () => ask('ana'));
    await vi.waitFor(() => expect(working).toHaveLength(4));
    const refused = await ask('ana');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      detail: 'Há pedidos demais ao mesmo tempo na sua sessão. Tente novamente em instantes.',
    });
    for (let n = 0; n < 64; n += 1) {
      await vi.waitFor(() => expect(working.length).toBeGreaterThan(n));
      working[n]!.answer('ok');
    }
    for (const answer of asked) expect((await answer).statusCode).toBe(200);
    const again = ask('ana');
    await vi.waitFor(() => expect(working).toHaveLength(65));
    working[64]!.answer('ok');
    expect((await again).statusCode).toBe(200);
  });
});
