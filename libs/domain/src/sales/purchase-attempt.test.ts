import { describe, expect, it } from 'vitest';
import { attemptFor, settlesAttempt } from './purchase-attempt.ts';

describe('a purchase attempt', () => {
  const first = { ...attemptFor(null, 'order', () => 'k1'), gateway_token: 'tok' };
  it('keeps its idempotency key and token while the order is the same', () => {
    expect(attemptFor(first, 'order', () => 'k2')).toBe(first);
  });
  it('is new when anything in the order changes', () => {
    expect(attemptFor(first, 'other order', () => 'k2')).toEqual({
      key: 'k2',
      order: 'other order',
      gateway_token: null,
    });
  });
  it.each([
    [201, true],
    [433, true],
    [422, true],
    [400, true],
    [undefined, false],
    [500, false],
    [502, false],
    [409, false],
    [429, false],
    [408, false],
  ])('answered with %s is settled: %s', (status, settled) => {
    expect(settlesAttempt(status)).toBe(settled);
  });
});
