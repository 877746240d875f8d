import { describe, expect, it } from 'vitest';
import { splitAdjusted } from './stock-closes.ts';
import { isStalePrice } from './stale-price.ts';

const action = (day: string, factor: number) => ({ day, factor, kind: 'split' as const, old_code: null });

describe('split-adjusted closes', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];

  it('have no step at a split, whatever the order of the actions', () => {
    const closes = [110, 55, 50, 50];
    const actions = [action('2026-11-18', 1.1), action('2026-11-17', 2)];
    for (const given of [actions, actions.toReversed()])
      expect(splitAdjusted({ days, closes, actions: given })).toEqual([
        expect.closeTo(50, 10),
        expect.closeTo(50, 10),
        50,
        50,
      ]);
  });

  it('ignore a split after the last close', () => {
    const closes = [110, 55, 50, 50];
    expect(splitAdjusted({ days, closes, actions: [action('2026-11-23', 4)] })).toEqual(closes);
  });

  it('are unadjusted without actions, also with one on a day without a close', () => {
    expect(splitAdjusted({ days, closes: [1, 2, 3, 4], actions: [] })).toEqual([1, 2, 3, 4]);
    expect(splitAdjusted({ days: [days[0]!, days[3]!], closes: [100, 10], actions: [action(days[1]!, 10)] })).toEqual([
      10, 10,
    ]);
  });
});

describe('isStalePrice', () => {
  it.each([
    ['2026-11-18', '2026-11-25', false],
    ['2026-11-17', '2026-11-25', true],
    // Carnival and weekends do not count.
    ['2026-02-11', '2026-02-18', false],
    ['2026-02-10', '2026-02-19', true],
    ['2026-11-25', '2026-11-25', false],
    ['2026-11-26', '2026-11-25', false],
    ['2016-01-04', '2026-11-25', true],
  ])('of %s on %s, beyond three trading days: %s', (day, today, stale) => {
    expect(isStalePrice(day, today)).toBe(stale);
  });
});
