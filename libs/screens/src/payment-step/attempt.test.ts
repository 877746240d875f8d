// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noCard } from './card-schema.ts';
import { attemptOf, endAttemptIfRefused, saveAttempt, tokenisedAttemptOf, unansweredOrder } from './payment-attempt.ts';

const order = { method: 'credit_card' };
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('payment attempt: keeps its key and token over a reload while the order is the same', () => {
  const first = attemptOf({ method: 'credit_card' });
  saveAttempt({ ...first, gateway_token: 'tok' });
  expect(attemptOf({ method: 'credit_card' })).toEqual({ ...first, gateway_token: 'tok' });
});

it('payment attempt: has a new key for another order, and after a definitive refusal', () => {
  const first = attemptOf({ method: 'pix' });
  expect(attemptOf({ method: 'bank_slip' }).key).not.toBe(first.key);
  const again = attemptOf({ method: 'pix' });
  saveAttempt(null);
  expect(attemptOf({ method: 'pix' }).key).not.toBe(again.key);
});

it('payment attempt: starts anew when the storage is corrupt', () => {
  sessionStorage.setItem('mirante.attempt', '{');
  expect(attemptOf({ method: 'pix' }).key).toMatch(/^[0-9a-f]{32}$/);
});

it('payment attempt: tokenises a card once, however often its order is sent, and nothing without a card', async () => {
  const tokenise = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ payment_profile: { gateway_token: 'tok' } }),
  );
  vi.stubGlobal('fetch', tokenise);
  expect(await tokenisedAttemptOf(order, { card: null })).toMatchObject({ gateway_token: null });
  const first = await tokenisedAttemptOf(order, { card: noCard });
  expect(first).toEqual({ ...attemptOf(order), gateway_token: 'tok' });
  expect(await tokenisedAttemptOf(order, { card: noCard })).toEqual(first);
  expect(tokenise).toHaveBeenCalledOnce();
});

it.each([
  [433, undefined],
  [409, order],
  ['FETCH_ERROR', order],
] as const)('payment attempt: after a failure of status %s the unanswered order is %j', (status, unanswered) => {
  attemptOf(order);
  endAttemptIfRefused({ status, detail: '', errors: [] });
  expect(unansweredOrder()).toEqual(unanswered);
});
