// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { emptyCheckout, type Checkout } from '@mirante/domain/sales/checkout.ts';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { checkCoupon, requestLink, trackIdentification, trackStep, visitKey, withdrawLink } from './progress.ts';

const { fetch } = globalThis;
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.fetch = fetch;
  showToastsWith(undefined);
});

const checkout: Checkout = { ...emptyCheckout, key: 'chave', reached: 1, wants_link: true };
const product = { id: 6, price: 600, offer: { coupon_code: 'MIRANTE50', card_total: 300 } } as Parameters<
  typeof requestLink
>[1];
const sentTo = (calls: ReturnType<typeof fakeApi>, path: string) =>
  calls.filter(({ call }) => call === `POST /api/v1/${path}`).map(({ body }) => body);

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
  const { toasts } = recordToasts();
  const { next } = holdCalls(() => 503);
  const withdrawn = withdrawLink(checkout);
  await next();
  expect(await withdrawn).toBe(false);
  expect(toasts.at(-1)?.text).toBe('O link ainda está ligado');
});

it('resume link: a call that the network lost does not keep the next one back', async () => {
  const calls = fakeApi({ 'POST /api/v1/resume-link': 'network' });
  await requestLink(checkout, product);
  await requestLink({ ...checkout, reached: 2 }, product);
  expect(sentTo(calls, 'resume-link')).toMatchObject([{ step: 1 }, { step: 2 }]);
});

const rio = { zipcode: '20040-002', address: 'Avenida Rio Branco', city: 'Rio de Janeiro', state: 'RJ', number: '1' };
const address = { ...emptyCheckout.address, ...rio };

it.each<[string, Partial<Checkout>, object | undefined]>([
  ['before its step is accepted', { reached: 2, address }, undefined],
  ['of a customer whose address is known', { reached: 3 }, undefined],
  ['accepted', { reached: 3, address }, { ...rio, zipcode: '20040002', number: 1, complement: null, district: '' }],
])('resume link: an address %s', async (_what, state, sent) => {
  const calls = fakeApi({});
  const coupon = { code: 'MIRANTE50', check: null };
  await requestLink({ ...checkout, coupon, ...state }, product);
  const [{ address: seen, ...body }] = sentTo(calls, 'resume-link') as [{ address?: { city_id: number | null } }];
  expect(body).toMatchObject({ session_key: 'chave', product_id: 6, coupon_code: 'MIRANTE50', step: state.reached });
  expect(seen).toEqual(sent && { ...sent, city_id: null });
});

it('resume link: one that was never requested is not withdrawn', async () => {
  const calls = fakeApi({});
  expect(await withdrawLink({ ...checkout, reached: 0 })).toBe(true);
  expect(calls).toEqual([]);
});

it('checkout visit: reports nothing without a key, which is requested once it is missing and once it is known', async () => {
  const step = { key: 'nova', step: 1 };
  const failing = fakeApi({ 'POST /api/v1/session': { status: 503 } });
  await trackStep(null, 1);
  expect(failing.map(({ call }) => call)).toEqual(['POST /api/v1/session']);
  const calls = fakeApi({ 'POST /api/v1/session': { body: { key: 'nova' } } });
  await trackStep('chave', 1);
  await Promise.all([trackStep(null, 1), trackStep(null, 1)]);
  expect(await visitKey(null)).toBe('nova');
  expect(sentTo(calls, 'session')).toHaveLength(1);
  await vi.waitFor(() => expect(sentTo(calls, 'session-step')).toEqual([{ ...step, key: 'chave' }, step, step]));
});

it.each([
  [true, ['Encontramos seu email em nosso cadastro']],
  [false, []],
])('checkout visit: an e-mail that is known (%s) is told, beside the cart', async (email, texts) => {
  const { texts: told } = recordToasts();
  const calls = fakeApi({ 'POST /api/v1/signup-conflict': { body: { email, cpf: false } } });
  const typed = { name: 'Helena Matsuda', email: 'helena@exemplo.com.br', phone: '(11) 98765-4321' };
  await trackIdentification('chave', typed, [6]);
  expect(told).toEqual(texts);
  expect(sentTo(calls, 'cart-capi-event')).toEqual([{ ...typed, products: [6], session_key: 'chave' }]);
});

it.each<[string, Checkout['coupon'], number, number]>([
  ['none', null, 600, 0],
  ['one for a free product', { code: 'OUTRO', check: null }, 0, 0],
  ["the offer's own", { code: 'mirante50', check: null }, 600, 0],
  ['another', { code: 'OUTRO', check: null }, 600, 1],
])('coupon of the address: %s is checked only where its discount is unknown', async (_what, coupon, price, times) => {
  const calls = fakeApi({});
  await checkCoupon({ ...checkout, coupon }, { ...product, price });
  expect(calls).toHaveLength(times);
});
