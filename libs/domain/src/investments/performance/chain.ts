import type { Growth } from './growth.ts';

/** What a portfolio is made of from the end of a trading day on: percent by leg. */
export interface Composition {
  place: number;
  shares: readonly number[];
}

interface Chained {
  growths: readonly Growth[];
  compositions: readonly Composition[];
  /** The trading day that the curve begins at, where it is 1, and the last one. */
  base: number;
  last: number;
  /** What money that is in no leg adds each trading day; nothing where it is left out. */
  idle?: Float64Array | undefined;
}

interface Chain {
  /** From `base` to `last`. */
  levels: Float64Array;
  /** What each leg added to the level by price and by dividends: with `idle`, they sum up to the last level less 1. */
  price: Float64Array;
  income: Float64Array;
  idle: number;
}

/**
 * Links the days of a portfolio. Within a day everything grows from the day before; then who leaves becomes money, and on a day of change
 * everything is weighed anew at the close. Who enters grows from its own price by its new weight.
 */
export function chain({ growths, compositions, base, last, idle }: Chained): Chain {
  const sharesAt = latestByPlace(compositions, base);
  const held = new Float64Array(growths.length);
  const price = new Float64Array(growths.length);
  const income = new Float64Array(growths.length);
  const levels = new Float64Array(last - base + 1);
  let money = 1;
  /** Money is the portfolio's from its first composition on. */
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
    for (let leg = 0; leg < growths.length; leg += 1) {
      grow(leg, place);
      if (growths[leg]!.end !== place) continue;
      money += held[leg]!;
      held[leg] = 0;
    }
    if (idle && begun) {
      idleSum += money * idle[place]!;
      money *= 1 + idle[place]!;
    }
    const shares = sharesAt.get(place);
    if (shares) {
      weigh(shares);
      growths.forEach(({ start }, leg) => start === place && grow(leg, place));
    }
    levels[place - base] = money + sum(held);
  }
  return { levels, price, income, idle: idleSum };
}

/** The last composition of each place; what came before the base counts on it. */
function latestByPlace(compositions: readonly Composition[], base: number): Map<number, readonly number[]> {
  const sorted = compositions.toSorted((a, b) => a.place - b.place);
  return new Map(sorted.map(({ place, shares }) => [Math.max(place, base), shares]));
}

const sum = (values: ArrayLike<number>): number => {
  let total = 0;
  for (let place = 0; place < values.length; place += 1) total += values[place]!;
  return total;
};
