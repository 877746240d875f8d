import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannedValues, validInputOf } from './trade-template.ts';

const percent = { distance_unit: 'percent', stop_distance: 3.5, target_distance: 7, rp_distance: null } as const;
const points = { distance_unit: 'points', stop_distance: 400, target_distance: 800, rp_distance: 400 } as const;

describe('the values planned by a template', () => {
  it.each([
    ['a purchase', percent, 'C', 38.9, [37.54, 41.62, null]],
    ['a sale', percent, 'V', 38.9, [40.26, 36.18, null]],
    [
      'halves of a cent, away from zero',
      { ...percent, stop_distance: 2.5, target_distance: 2.5 },
      'C',
      20.2,
      [19.7, 20.71, null],
    ],
    ['a whole price, in cents', percent, 'C', 158_680, [153_126.2, 169_787.6, null]],
    ['a fine price, as fine', percent, 'C', 2.4188, [2.3341, 2.5881, null]],
    ['points', points, 'C', 158_680, [158_280, 159_480, 159_080]],
    ['no less than nothing', points, 'C', 100, [0, 900, 500]],
  ] as const)('are computed for %s', (_of, template, type, entry, [stop, target, rp]) => {
    expect(plannedValues(template, type, entry)).toEqual({
      stop_value: stop,
      target_value: target,
      strategy_rp_value: rp,
    });
  });

  it('are on opposite sides of the entry, stop and target separately', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1e8 }), fc.constantFrom('C', 'V'), (cents, type) => {
        const entry = cents / 100;
        const { stop_value: stop, target_value: target } = plannedValues(percent, type, entry);
        expect(type === 'C' ? stop! < entry && entry < target! : target! < entry && entry < stop!).toBe(true);
      }),
    );
  });
});

it("a template's text contains the trigger, once there is one", () => {
  expect(validInputOf('Até {entrada}', 38.9)).toBe('Até 38,90');
  expect(validInputOf('Até {entrada}', 2.4188)).toBe('Até 2,4188');
  expect(validInputOf('Até {entrada}', null)).toBe('Até {entrada}');
});
