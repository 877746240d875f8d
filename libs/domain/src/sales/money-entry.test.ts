import { expect, test } from 'vitest';
import { balanceOf, moneyEntryKinds, signOf } from './money-entry.ts';

test('money entries: what arrives counts, what goes back is taken off, and everything else is history', () => {
  expect(Object.fromEntries(moneyEntryKinds.map((kind) => [kind, signOf({ kind })]))).toEqual({
    settled: 1,
    reversed: -1,
    refund_asked: 0,
    refund_sent: 0,
    refund_returned: -1,
    refund_failed: 0,
    refund_retried: 0,
    refund_by_hand: -1,
    refund_removed: 0,
    unowned: 0,
    unowned_resolved: 0,
  });
});

test('money entries: their balance is exact in cents', () => {
  const entries = [
    { kind: 'settled', amount: 0.3 },
    { kind: 'refund_returned', amount: 0.1 },
    { kind: 'refund_failed', amount: 0.2 },
  ] as const;
  expect(balanceOf(entries)).toBe(0.2);
  expect(balanceOf([])).toBe(0);
});
