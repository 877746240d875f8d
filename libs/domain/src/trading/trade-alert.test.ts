import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertsOf, alertWords } from './trade-alert.ts';

type Watched = Parameters<typeof alertsOf>[0];
const buy: Watched = {
  type: 'C',
  status: 'live',
  in_value: 40,
  current_value: 41,
  target_value: 50,
  stop_value: 38,
  out_value: null,
};
const sell: Watched = { ...buy, type: 'V', in_value: 40, current_value: 39, target_value: 30, stop_value: 42 };
const option: Watched = { ...buy, in_value: 1.01, current_value: 1.12, target_value: 1.54, stop_value: 0.7 };
const commodity: Watched = { ...sell, in_value: 318.27, current_value: 315, target_value: 295.35, stop_value: 331.64 };
const ratio: Watched = { ...sell, in_value: 2.4188, current_value: 2.4, target_value: 2.2446, stop_value: 2.5204 };
const kindsOf = (was: Watched, is: Partial<Watched>) => alertsOf(was, { ...was, ...is }).map(({ kind }) => kind);

describe('a trade alert for a value', () => {
  it.each<[string, Watched, number, string[]]>([
    ['a buy, on its way', buy, 48.99, []],
    ['a buy, by nine tenths of the way', buy, 49, ['near_target']],
    ['a buy, at its target', buy, 50, ['target']],
    ['a buy, past its target', buy, 51, ['target']],
    ['a buy, above its stop', buy, 38.01, []],
    ['a buy, at its stop', buy, 38, ['stop']],
    ['a buy, below its stop', buy, 37, ['stop']],
    ['a sell, by nine tenths of the way', sell, 31, ['near_target']],
    ['a sell, at its target', sell, 30, ['target']],
    ['a sell, at its stop', sell, 42, ['stop']],
    ['a sell, above its target', sell, 33, []],
    ['an option, at its target', option, 1.54, ['target']],
    ['an option that is worth nothing', option, 0, ['stop']],
    ['a commodity that was sold, at its target', commodity, 295.35, ['target']],
    ['a commodity that was sold, at its stop', commodity, 331.64, ['stop']],
    ['a long/short that was sold, at its target', ratio, 2.2446, ['target']],
    ['a long/short that was sold, at its stop', ratio, 2.5204, ['stop']],
    ['a long/short that was bought, at its target', { ...ratio, type: 'C', target_value: 2.6 }, 2.6, ['target']],
  ])('is sent for %s as listed', (_of, was, current_value, kinds) => {
    expect(kindsOf(was, { current_value })).toEqual(kinds);
  });

  it('is not repeated for the same value, nor for a retreat from the target', () => {
    expect(kindsOf({ ...buy, current_value: 50 }, { current_value: 51 })).toEqual([]);
    expect(kindsOf({ ...buy, current_value: 50 }, { current_value: 49.5 })).toEqual([]);
    expect(kindsOf({ ...buy, current_value: 37 }, { current_value: 36 })).toEqual([]);
  });

  it('is due at a target or stop moved to it', () => {
    expect(alertsOf(buy, { ...buy, target_value: 41 })).toEqual([{ kind: 'target', value: 41 }]);
    expect(alertsOf(buy, { ...buy, stop_value: 41 })).toEqual([{ kind: 'stop', value: 41 }]);
  });

  it('is not due with a missing value, or a target without gain', () => {
    for (const field of ['target_value', 'in_value', 'current_value'] as const)
      expect(kindsOf({ ...buy, [field]: null }, { current_value: 60, [field]: null })).toEqual([]);
    expect(kindsOf({ ...buy, stop_value: null }, { current_value: 1 })).toEqual([]);
    expect(kindsOf({ ...buy, target_value: 39 }, { current_value: 42 })).toEqual([]);
  });
});

describe('a trade alert for a status', () => {
  it('is triggered by an entry, also straight into RP, and by entering beyond a target', () => {
    const waiting: Watched = { ...buy, status: 'trigger', in_value: null };
    expect(kindsOf(waiting, { status: 'live', in_value: 40 })).toEqual(['triggered']);
    expect(kindsOf(waiting, { status: 'rp', in_value: 40 })).toEqual(['triggered']);
    expect(kindsOf(waiting, { status: 'live', in_value: 40, current_value: 50 })).toEqual(['triggered', 'target']);
    expect(kindsOf(waiting, { current_value: 60 })).toEqual([]);
  });

  it('is due for neither target nor stop while waiting, finished or cancelled', () => {
    for (const status of ['trigger', 'cancelled', 'finished'] as const)
      expect(kindsOf({ ...buy, status }, { current_value: 60 })).toEqual([]);
  });

  it("is sent once for finishing, without the target's", () => {
    expect(alertsOf(buy, { ...buy, status: 'finished', current_value: 50, out_value: 50 })).toEqual([
      { kind: 'finished', value: 50 },
    ]);
    expect(kindsOf({ ...buy, status: 'finished' }, { out_value: 49 })).toEqual([]);
  });

  it('is symmetric for bought and sold trades', () => {
    const mirror = (trade: Watched): Watched => ({
      ...trade,
      type: trade.type === 'C' ? 'V' : 'C',
      in_value: 1000 - trade.in_value!,
      current_value: 1000 - trade.current_value!,
      target_value: 1000 - trade.target_value!,
      stop_value: 1000 - trade.stop_value!,
    });
    const whole = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(whole, whole, whole, whole, whole, (in_value, target_value, stop_value, before, after) => {
        const was = { ...buy, in_value, target_value, stop_value, current_value: before };
        const is = { ...was, current_value: after };
        const kinds = (alerts: ReturnType<typeof alertsOf>) => alerts.map(({ kind }) => kind);
        expect(kinds(alertsOf(mirror(was), mirror(is)))).toEqual(kinds(alertsOf(was, is)));
      }),
    );
  });
});

it('alertsOf: an alert names what was reached, and the value', () => {
  const alerted = { ...buy, current_value: 50.5, quoted_as: 'PETR4', strategy_id: 2 } as const;
  expect(alertWords('target', alerted)).toEqual({
    text: 'Alvo atingido: PETR4 (ST)',
    detail: 'Valor 50,5000, alvo 50,0000',
  });
});
