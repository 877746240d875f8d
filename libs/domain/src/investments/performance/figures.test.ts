import { describe, expect, test } from 'vitest';
import { annualisedOf, drawdownOf, percentOf, volatilityOf } from './figures.ts';

test('percentOf: halves are rounded away from zero, as the public record rounds them', () => {
  expect([0.1234565, -0.1234565, -0.0000001].map((growth) => percentOf(growth))).toEqual([12.3457, -12.3457, 0]);
});

describe('drawdownOf', () => {
  test('is the deepest fall from a previous peak', () => {
    expect(drawdownOf(Float64Array.of(1, 1.2, 0.9, 1.5, 1.2))).toBe(-25);
    expect(drawdownOf(Float64Array.of(1, 1.1))).toBe(0);
  });
});

describe('volatilityOf', () => {
  test('is the standard deviation of daily returns times the root of 252', () => {
    // +1% and -1% alternating, 20 returns: deviation 1% × √(20/19).
    const levels = [1];
    for (let day = 0; day < 20; day += 1) levels.push(levels.at(-1)! * (day % 2 === 0 ? 1.01 : 0.99));
    expect(volatilityOf(Float64Array.from(levels))).toBeCloseTo(Math.sqrt((20 / 19) * 252), 3);
  });

  test('needs 20 trading days', () => {
    expect(volatilityOf(Float64Array.of(1, 1.1))).toEqual({ reason: 'Precisa de ao menos 20 pregões.' });
  });
});

describe('annualisedOf', () => {
  test('needs more than 12 months', () => {
    expect(annualisedOf(0.21, 730.5)).toBe(10);
    expect(annualisedOf(0.1, 365)).toEqual({ reason: 'Só se anualiza um resultado de mais de 12 meses.' });
  });
});
