import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tokenise } from './tokenise.ts';

const card = {
  card_company_code: 'visa',
  card_number: '4111 1111 1111 1111',
  card_name: 'HELENA MATSUDA',
  card_expiration: '12/2035',
  card_cvv: '123',
} as const;
const tokeniser = 'https://vindi.example/api/v1/public/payment_profiles';
const asked: Request[] = [];
let answer = () => Response.json({ payment_profile: { gateway_token: 'tok' } }, { status: 201 });
beforeAll(() => {
  vi.stubGlobal('window', {
    __MIRANTE__: { checkout: '', client: '', backoffice: '', tokeniser, tokeniser_key: 'public' },
  });
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push(new Request(address, options));
    return answer();
  });
});
afterAll(() => vi.unstubAllGlobals());

test("tokenise: sends a card to the gateway's public API with the public key, and returns the token", async () => {
  expect(await tokenise(card)).toBe('tok');
  const [request] = asked;
  expect([request!.method, request!.url, request!.headers.get('authorization')]).toEqual([
    'POST',
    tokeniser,
    `Basic ${btoa('public:')}`,
  ]);
  expect(await request!.json()).toEqual({
    card_number: '4111111111111111',
    card_expiration: '12/2035',
    card_cvv: '123',
    holder_name: 'HELENA MATSUDA',
    payment_company_code: 'visa',
    payment_method_code: 'credit_card',
  });
});

test.each([
  [422, 433],
  [401, 433],
  [429, 429],
  [500, 500],
])('tokenise: status %i is reported as %i', async (status, reported) => {
  answer = () => Response.json({ errors: [{ id: 'invalid_parameter', parameter: 'card_number' }] }, { status });
  await expect(tokenise(card)).rejects.toMatchObject({ status: reported });
});

test.each([
  [
    'missing',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['cut', () => new Response('{"payment_profile":', { status: 201 })],
])('tokenise: a %s response is reported as a network failure', async (_kind, given) => {
  answer = given;
  await expect(tokenise(card)).rejects.toMatchObject({ status: 'FETCH_ERROR' });
});

test('tokenise: a tokeniser that does not answer is given up', async () => {
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
    return late.signal;
  });
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
  });
  const failed = tokenise(card).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failed).toMatchObject({ status: 'FETCH_ERROR' });
  timeout.mockRestore();
  vi.useRealTimers();
});
