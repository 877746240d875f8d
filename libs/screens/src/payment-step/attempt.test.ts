// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { attemptOf, saveAttempt } from './payment-attempt.ts';

beforeEach(() => sessionStorage.clear());

it('keeps its key and token over a refresh while the order is the same', () => {
  const first = attemptOf({ method: 'credit_card' });
  saveAttempt({ ...first, gateway_token: 'tok' });
  expect(attemptOf({ method: 'credit_card' })).toEqual({ ...first, gateway_token: 'tok' });
});

it('has another key for another order, and after a definitive refusal', () => {
  const first = attemptOf({ method: 'pix' });
  expect(attemptOf({ method: 'bank_slip' }).key).not.toBe(first.key);
  const again = attemptOf({ method: 'pix' });
  saveAttempt(null);
  expect(attemptOf({ method: 'pix' }).key).not.toBe(again.key);
});

it('starts anew where the storage holds rubbish', () => {
  sessionStorage.setItem('mirante.attempt', '{');
  expect(attemptOf({ method: 'pix' }).key).toMatch(/^[0-9a-f]{32}$/);
});
