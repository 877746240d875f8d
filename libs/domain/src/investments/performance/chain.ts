import type { Growth } from './growth.ts';

/** The weights of a portfolio from the end of a trading day on: percent by leg. */
export interface Composition {
  place: number;
  shares: readonly number[];
}

/** Whether a leg ever has a weight: without one its prices do not matter to the curve. */
export const isWeighed = (compositions: readonly Composition[], leg: number): boolean =>
  compositions.some(({ shares }) => shares[leg]! > 0);

interface Chained {
  growths: readonly Growth[];
  compositions: readonly Composition[];
  /** The trading day at which the curve begins, at 1, and the last one. */
  base: number;
  last: number;
  /** The growth of uninvested money per trading day; undefined if it earns nothing. */
  idle?: Float64Array | undefined;
}

interface Chain {
  /** From `base` to `last`. */
  levels: Float64Array;
  /** What each leg contributed by price and by dividends: with `idle`, they sum up to the last level less 1. */
  price: Float64Array;
  income: Float64Array;
  idle: number;
}

/**
 * Links the daily returns of a portfolio. Within a day everything grows from the day before; then a leg that leaves
 * becomes cash, and on a day of change everything is rebalanced at the close. A leg that enters grows from its own
 * entry price with its new weight.
 */
export function chain({ growths, compositions, base, last, idle }: Chained): Chain {
  const sharesAt = latestByPlace(compositions, base);
  const held = new Float64Array(growths.length);
  const price = new Float64Array(growths.length);
  const income = new Float64Array(growths.length);
  const levels = new Float64Array(last - base + 1);
  let money = 1;
  /** Cash belongs to the portfolio from its first composition on. */
  let begun = false;
  let idleSum = 0;

  const grow = (leg: number, place: number): void => {
    const before = held[leg]!;
    if (before === 0) return;
    const byPrice = before * growths[leg]!.price[place]!;
    const byIncome = before * growths[leg]!.income[place]!;
    price[leg]! += byPrice;
    income[leg]! += byIncome;
    held[leg] = before + byPrice + byIncome;
  };
  const weigh = (shares: readonly number[]): void => {
    const value = money + sum(held);
    const most = Math.max(100, sum(shares));
    shares.forEach((share, leg) => (held[leg] = (value * share) / most));
    money = value - sum(held);
    begun = true;
  };

  const first = sharesAt.get(base);
  if (first) weigh(first);
  levels[0] = 1;
  for (let place = base + 1; place <= last; place += 1) {
    // Before the exits of this day, whose money was in their assets until then.
    if (idle && begun) {
      idleSum += money * idle[place]!;
      money *= 1 + idle[place]!;
    }
    for (let leg = 0; leg < growths.length; leg += 1) {
      grow(leg, place);
      if (growths[leg]!.end !== place) continue;
      money += held[leg]!;
      held[leg] = 0;
    }
    const shares = sharesAt.get(place);
    if (shares) {
      // One that entered on a day without trading has been held since the previous close.
      const entering = growths.flatMap(({ start }, leg) => (start === place && held[leg] === 0 ? [leg] : []));
      weigh(shares);
      for (const leg of entering) grow(leg, place);
    }
    levels[place - base] = money + sum(held);
  }
  return { levels, price, income, idle: idleSum };
}

/** The last composition of each place; those before the base apply at the base. */
function latestByPlace(compositions: readonly Composition[], base: number): Map<number, readonly number[]> {
  const sorted = compositions.toSorted((a, b) => a.place - b.place);
  return new Map(sorted.map(({ place, shares }) => [Math.max(place, base), shares]));
}

const sum = (values: ArrayLike<number>): number => {
  let total = 0;
  for (let place = 0; place < values.length; place += 1) total += values[place]!;
  return total;
};
