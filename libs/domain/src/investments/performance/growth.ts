import { firstFrom, lastUntil, type Series } from './series.ts';

/** From that day on, one previous share is `factor` shares. */
export interface ShareChange {
  day: number;
  factor: number;
}

/** What a share pays to its holders at the end of `with_day`. */
export interface SharePayment {
  with_day: number;
  value: number;
}

export interface Asset {
  closes: Series;
  changes: readonly ShareChange[];
  payments: readonly SharePayment[];
}

/** An asset held from an entry price to an exit price, or until now. Prices are unadjusted, as traded on their day. */
export interface Stay {
  asset: Asset;
  from: number;
  price_in: number;
  to?: number | undefined;
  price_out?: number | undefined;
}

/** The return of each trading day, by price and by dividends; 0.01 is 1%. */
export interface Growth {
  price: Float64Array;
  income: Float64Array;
  /**
   * The trading day on which it was entered, and the one on which it ends; the length of the calendar while it is open.
   */
  start: number;
  end: number;
  /** The first and the last trading day with a price; -1 without one. */
  firstPriced: number;
  lastPriced: number;
  /** Periods of more than `MAX_HOLE` trading days without a price. */
  holes: Hole[];
}

/** Trading days after one price and until the next. */
export interface Hole {
  from: number;
  to: number;
}

/** The longest run of trading days without a price that is filled silently with the last one. */
export const MAX_HOLE = 10;

/** A day without a price has no return; the next price contains it. */
export function growthOf(stay: Stay, calendar: Int32Array): Growth {
  const { asset, from, price_in, to, price_out } = stay;
  const start = firstFrom(calendar, from);
  const end = to === undefined ? calendar.length : Math.max(lastUntil(calendar, to), -1);
  const growth = emptyGrowth(calendar.length, start, end);
  const events = eventDays(asset);
  const { days, values } = asset.closes;
  let close = firstFrom(days, calendar[start] ?? 0);
  let event = 0;
  // Plain variables: an object per day would be 78,000 of them for ten years of 30 papers.
  let lastDay = from;
  let lastPrice = price_in;
  let lastPlace = start - 1;
  for (let place = start; place <= Math.min(end, calendar.length - 1); place += 1) {
    const isExit = place === end;
    const day = isExit ? to! : calendar[place]!;
    while (days[close]! < day) close += 1;
    const price = isExit ? price_out! : days[close] === day ? values[close]! : undefined;
    if (price === undefined) continue;
    while (events[event]! < lastDay) event += 1;
    const held = (events[event] ?? Infinity) > day ? UNCHANGED : heldBetween(asset, lastDay, day);
    growth.price[place] = (price * held.shares) / lastPrice - 1;
    growth.income[place] = held.income / lastPrice;
    if (growth.firstPriced < 0) growth.firstPriced = place;
    growth.lastPriced = place;
    if (place - lastPlace - 1 > MAX_HOLE) growth.holes.push({ from: lastPlace, to: place });
    lastDay = day;
    lastPrice = price;
    lastPlace = place;
  }
  return growth;
}

export const emptyGrowth = (length: number, start: number, end: number): Growth => ({
  price: new Float64Array(length),
  income: new Float64Array(length),
  start,
  end,
  firstPriced: -1,
  lastPriced: -1,
  holes: [],
});

/**
 * What one share of the first day is on the second one, and the dividends in between: paid to those who hold it on the
 * data com, so not to those who sell on it.
 */
export function heldBetween(
  { changes, payments }: Asset,
  from: number,
  to: number,
): { shares: number; income: number } {
  const sharesOn = (day: number) =>
    changes.reduce((shares, change) => (change.day > from && change.day <= day ? shares * change.factor : shares), 1);
  const income = payments.reduce(
    (sum, { with_day, value }) => (with_day >= from && with_day < to ? sum + value * sharesOn(with_day) : sum),
    0,
  );
  return { shares: sharesOn(to), income };
}

const UNCHANGED = { shares: 1, income: 0 };

/** Sorted, for the days that have none. */
const eventDays = ({ changes, payments }: Asset): Int32Array =>
  Int32Array.from([...changes.map(({ day }) => day), ...payments.map(({ with_day }) => with_day)]).toSorted();
