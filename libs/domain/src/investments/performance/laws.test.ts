import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Asset } from './growth.ts';
import { dayNumber } from './series.ts';
import { stockPortfolioPerformance, type StockPortfolioInput } from './stock-portfolio-performance.ts';
import { assetOf, dailyFrom, noIndexes } from './testing/series-of.ts';

const FIRST = '2026-01-05';
const DAYS = 30;
const at = (place: number) => dayNumber(FIRST) + place;

const asset: fc.Arbitrary<Asset> = fc
  .record({
    start: fc.integer({ min: 500, max: 5000 }),
    moves: fc.array(fc.integer({ min: -8, max: 8 }), { minLength: DAYS, maxLength: DAYS }),
    payments: fc.array(
      fc.record({ place: fc.integer({ min: 0, max: DAYS }), value: fc.integer({ min: 1, max: 100 }) }),
      { maxLength: 3 },
    ),
  })
  .map(({ start, moves, payments }) => {
    let price = start / 100;
    const closes = moves.map((move) => (price *= 1 + move / 100));
    return assetOf(dailyFrom(FIRST, closes), {
      payments: payments.map(({ place, value }) => ({ with_day: at(place), value: value / 100 })),
    });
  });

const portfolio: fc.Arbitrary<StockPortfolioInput> = fc
  .array(
    fc.record({
      asset,
      entry: fc.integer({ min: 0, max: 20 }),
      stay: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined }),
      share: fc.integer({ min: 1, max: 30 }),
      changes: fc.array(fc.record({ after: fc.integer({ min: 1, max: 9 }), share: fc.integer({ min: 0, max: 30 }) }), {
        maxLength: 2,
      }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((calls) => ({
    positions: calls.map(({ asset: held, entry, stay }, id) => ({
      id,
      code: `P${id}`,
      isNational: true,
      asset: held,
      from: at(entry),
      price_in: held.closes.values[entry]! * 0.98,
      ...(stay !== undefined && entry + stay < DAYS
        ? { to: at(entry + stay), price_out: held.closes.values[entry + stay]! * 1.01 }
        : {}),
    })),
    weights: calls.flatMap(({ entry, stay, share, changes }, item_id) => {
      const exit = stay !== undefined && entry + stay < DAYS ? entry + stay : Infinity;
      const during = new Map(
        changes.filter(({ after }) => entry + after < exit).map((change) => [change.after, change.share]),
      );
      return [
        { item_id, day: at(entry), share },
        ...[...during].map(([after, next]) => ({ item_id, day: at(entry + after), share: next })),
        ...(exit < Infinity ? [{ item_id, day: at(exit), share: 0 }] : []),
      ];
    }),
    indexes: {
      ...noIndexes,
      cdi: dailyFrom(
        FIRST,
        Array.from({ length: DAYS + 1 }, () => 0.05),
      ),
    },
    idle: 'nothing' as const,
  }));

const curve = (input: StockPortfolioInput) => stockPortfolioPerformance(input).values;
const near = (actual: number[], expected: number[]) => {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, place) => expect(Math.abs(value - expected[place]!)).toBeLessThan(0.0003));
};

const assetsOf = ({ positions }: StockPortfolioInput, change: (asset: Asset, from: number) => Asset) =>
  positions.map((position) => ({ ...position, asset: change(position.asset, position.from) }));

/**
 * Percent since the day before the first entry: dividends are reinvested in what paid them, and days of change
 * rebalance everything at the close.
 */
function account({ positions, weights }: StockPortfolioInput): number[] {
  const begin = Math.min(...positions.map(({ from }) => from));
  const units = positions.map(() => 0);
  let cash = 1;
  const values = [0];
  for (let day = begin; day < at(DAYS); day += 1) {
    const price = (leg: number) => positions[leg]!.asset.closes.values[day - at(0)]!;
    const worth = () => cash + units.reduce((sum, held, leg) => sum + (held === 0 ? 0 : held * price(leg)), 0);
    positions.forEach(({ asset: { payments }, to, price_out, from }, leg) => {
      const paid = payments.reduce((sum, { with_day, value }) => (with_day === day - 1 ? sum + value : sum), 0);
      const traded = to === day ? price_out! : price(leg);
      if (day > from) units[leg]! *= 1 + paid / traded;
      if (to !== day) return;
      cash += units[leg]! * traded;
      units[leg] = 0;
    });
    if (weights.some((weight) => weight.day === day)) {
      const whole = worth();
      const shares = positions.map(({ to = Infinity }, leg) => {
        const known = weights.filter(({ item_id, day: since }) => item_id === positions[leg]!.id && since <= day);
        return day >= to ? 0 : (known.toSorted((a, b) => a.day - b.day).at(-1)?.share ?? 0);
      });
      const most = Math.max(
        100,
        shares.reduce((sum, share) => sum + share, 0),
      );
      cash = whole * (1 - shares.reduce((sum, share) => sum + share, 0) / most);
      positions.forEach(({ from, price_in }, leg) => {
        units[leg] = (whole * shares[leg]!) / most / (from === day ? price_in : price(leg));
      });
    }
    values.push((worth() - 1) * 100);
  }
  return values;
}

describe('portfolio performance (properties)', () => {
  test('is invariant under a stock split', () => {
    fc.assert(
      fc.property(
        portfolio,
        fc.constantFrom(2, 3, 10, 0.1),
        fc.integer({ min: 1, max: DAYS - 1 }),
        (input, factor, place) => {
          const split = (day: number) => (day >= at(place) ? 1 / factor : 1);
          const positions = input.positions.map((position) => ({
            ...position,
            price_in: position.price_in * split(position.from),
            ...(position.to === undefined
              ? {}
              : { to: position.to, price_out: position.price_out! * split(position.to) }),
            asset: {
              closes: {
                days: position.asset.closes.days,
                values: position.asset.closes.values.map(
                  (value, index) => value * split(position.asset.closes.days[index]!),
                ),
              },
              changes: [{ day: at(place), factor }],
              payments: position.asset.payments.map(({ with_day, value }) => ({
                with_day,
                value: value * split(with_day),
              })),
            },
          }));
          near(curve({ ...input, positions }), curve(input));
        },
      ),
    );
  });

  test("of a single paper is the paper's, with dividends reinvested", () => {
    fc.assert(
      fc.property(asset, (only) => {
        const closes = only.closes.values;
        let level = 1;
        const expected = Array.from(closes, (close, place) => {
          if (place === 0) return 0;
          const paid = only.payments
            .filter(({ with_day }) => with_day === at(place - 1))
            .reduce((sum, { value }) => sum + value, 0);
          level *= (close + paid) / closes[place - 1]!;
          return (level - 1) * 100;
        });
        const input = {
          positions: [{ id: 1, code: 'P', isNational: true, asset: only, from: at(0), price_in: closes[0]! }],
          weights: [{ item_id: 1, day: at(0), share: 100 }],
          indexes: noIndexes,
          idle: 'nothing' as const,
        };
        near(curve(input), [0, ...expected]);
      }),
    );
  });

  test('equals a simulated account that trades the shares', () => {
    fc.assert(
      fc.property(portfolio, (input) => {
        near(curve(input), account(input));
      }),
    );
  });

  test('has as the result of a period what the part of its curve gives, as its table shows it', () => {
    fc.assert(
      fc.property(portfolio, (input) => {
        const { days, values, periods } = stockPortfolioPerformance(input);
        const last = 1 + values.at(-1)! / 100;
        for (const { from, result } of periods.filter((period) => period.from !== null)) {
          const first = 1 + values[days.indexOf(from!)]! / 100;
          expect(Math.abs((last / first - 1) * 100 - (result as number))).toBeLessThan(1e-5);
        }
      }),
    );
  });

  test('is the sum of the contributions of positions and uninvested money', () => {
    fc.assert(
      fc.property(portfolio, fc.constantFrom('nothing' as const, 'cdi' as const), (input, idle) => {
        const { values, positions, idle_contribution, reason } = stockPortfolioPerformance({
          ...input,
          idle,
          indexes: {
            ...input.indexes,
            cdi: dailyFrom(
              '2026-01-01',
              Array.from({ length: DAYS + 5 }, () => 0.05),
            ),
          },
        });
        expect(reason).toBeNull();
        const parts = positions.reduce((sum, { contribution }) => sum + contribution!, idle_contribution);
        expect(Math.abs(parts - values.at(-1)!)).toBeLessThan(0.001);
      }),
    );
  });

  test('does not depend on the order of events', () => {
    fc.assert(
      fc.property(portfolio, (input) => {
        const reordered = {
          ...input,
          positions: assetsOf(input, (held) => ({ ...held, payments: held.payments.toReversed() })).toReversed(),
          weights: input.weights.toReversed(),
        };
        near(curve(reordered), curve(input));
      }),
    );
  });

  test('does not depend on the unit of prices', () => {
    fc.assert(
      fc.property(portfolio, fc.constantFrom(0.001, 100), (input, unit) => {
        const positions = input.positions.map((position) => ({
          ...position,
          price_in: position.price_in * unit,
          ...(position.to === undefined ? {} : { to: position.to, price_out: position.price_out! * unit }),
          asset: {
            ...position.asset,
            closes: {
              days: position.asset.closes.days,
              values: position.asset.closes.values.map((value) => value * unit),
            },
            payments: position.asset.payments.map(({ with_day, value }) => ({ with_day, value: value * unit })),
          },
        }));
        near(curve({ ...input, positions }), curve(input));
      }),
    );
  });

  test('is never NaN', () => {
    fc.assert(
      fc.property(portfolio, (input) => {
        expect(JSON.stringify(stockPortfolioPerformance(input))).not.toMatch(/NaN|Infinity/);
        expect(curve(input).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
