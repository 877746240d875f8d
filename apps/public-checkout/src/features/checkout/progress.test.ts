// @vitest-environment happy-dom
import { emptyCheckout, type Checkout } from '@mirante/domain/sales/checkout.ts';
import { showToastsWith, type Toast } from '@mirante/ui-kit/toasts/toast.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { requestLink, withdrawLink } from './progress.ts';

afterEach(() => vi.unstubAllGlobals());

const checkout: Checkout = { ...emptyCheckout, key: 'chave', reached: 1, wants_link: true };
const product = { id: 6 } as Parameters<typeof requestLink>[1];

/** Answers each call when it is released; gives the calls in the order in which they were sent. */
function holdCalls(status: (path: string) => number) {
  const sent: string[] = [];
  const release: (() => void)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push(pathname);
    await new Promise<void>((go) => release.push(go));
    return new Response(null, { status: status(pathname) });
  });
  return { sent, next: () => vi.waitFor(() => release.shift()!()) };
}

it('resume link: the withdrawal is sent after the request that it takes back', async () => {
  const { sent, next } = holdCalls(() => 204);
  const requested = requestLink(checkout, product);
  const withdrawn = withdrawLink(checkout);
  await next();
  await requested;
  expect(sent).toEqual(['/api/v1/resume-link']);
  await next();
  expect(await withdrawn).toBe(true);
  expect(sent).toEqual(['/api/v1/resume-link', '/api/v1/resume-link/withdraw']);
});

it('resume link: a withdrawal that failed is told', async () => {
  const told: Toast[] = [];
  showToastsWith((toast) => told.push(toast));
  const { next } = holdCalls(() => 503);
  const withdrawn = withdrawLink(checkout);
  await next();
  expect(await withdrawn).toBe(false);
  expect(told.at(-1)?.text).toBe('O link ainda está ligado');
  showToastsWith(undefined);
});
