// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { attemptOf, saveAttempt } from './payment-attempt.ts';

beforeEach(() => sessionStorage.clear());

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
