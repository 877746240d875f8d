import { brokenTradeRules } from '@mirante/domain/trading/trade-rules.ts';
import { describe, expect, it } from 'vitest';
import { testNow } from '../../src/testing/clock.ts';
import { seeded } from '../random.ts';
import { changeAt, nextValue, type Quoted } from './market-walk.ts';

const now = testNow();
const bought: Quoted = {
  id: 1,
  type: 'C',
  status: 'live',
  quoted_as: 'PETR4',
  current_value: 38.93,
  in_value: 38.9,
  strategy_in_value: 38.9,
  strategy_rp_value: 40.3,
  stop_value: 37.3,
  target_value: 41.7,
};
const sold: Quoted = { ...bought, type: 'V', strategy_rp_value: 37.5, stop_value: 40.5, target_value: 36.1 };

const walk = (trade: Quoted, steps: number): number[] => {
  const random = seeded(7);
  const values: number[] = [];
  for (let n = 0; n < steps; n += 1)
    values.push(nextValue({ ...trade, current_value: values.at(-1) ?? trade.current_value }, random)!);
  return values;
};

describe('the demo market', () => {
  it("is deterministic by seed, on the exchange's tick size and above zero", () => {
    const values = walk(bought, 500);
    expect(values).toEqual(walk(bought, 500));
    expect(new Set(values).size).toBeGreaterThan(50);
    for (const value of values)
      expect([value > 0, Number.isInteger(Math.round(value * 1e6) / 1e4)]).toEqual([true, true]);
    const index = {
      ...bought,
      quoted_as: 'WINZ26',
      current_value: 158_680,
      stop_value: 158_000,
      target_value: 159_800,
    };
    expect(walk(index, 100).every((points) => points % 5 === 0)).toBe(true);
  });

  it('moves nothing without a quote', () => {
    expect(nextValue({ ...bought, current_value: null, strategy_in_value: null }, seeded(7))).toBeUndefined();
  });

  it.each([
    ['below its target a bought trade stays', bought, 39, undefined],
    ['at its stop a bought trade ends', bought, 37.3, 'finished'],
    ['at its target a bought trade ends', bought, 41.7, 'finished'],
    ['at its partial target a bought trade is partly realised', bought, 40.3, 'rp'],
    [
      'above its partial target one that was partly realised stays',
      { ...bought, status: 'rp', rp_value: 40.3 },
      40.4,
      undefined,
    ],
    ['at its stop a sold trade ends', sold, 40.5, 'finished'],
    ['at its target a sold trade ends', sold, 36.1, 'finished'],
    ['at its partial target a sold trade is partly realised', sold, 37.4, 'rp'],
    ['at its trigger a bought trade is entered', { ...bought, status: 'trigger', in_value: null }, 38.9, 'live'],
    ['above its trigger a sold trade waits', { ...sold, status: 'trigger', in_value: null }, 39, undefined],
  ] as const)('%s', (_what, trade, value, status) => {
    const change = changeAt(trade, value, now);
    expect(change?.status).toBe(status);
    expect(brokenTradeRules({ date_in: now.toISOString(), ...trade, ...change })).toEqual([]);
  });
});
