import { isWeighed, type Composition } from './chain.ts';
import { day as shown } from '../../format.ts';
import { isTradingDay } from '../../trading-days.ts';
import { growthOf, MAX_HOLE, type Growth } from './growth.ts';
import { measure, nothing, type Idle, type Uncovered } from './measure.ts';
import type { Benchmark, Performance } from './performance.ts';
import { hitRateOf, positionResult, type StockPosition } from './positions.ts';
import { dayOf, lastUntil, daysWithValues, type Series } from './series.ts';
import { weightNotes } from './weight-notes.ts';

/** An item's weight in percent, from the end of that day on. */
export interface Weight {
  item_id: number;
  day: number;
  share: number;
}

export interface StockPortfolioInput {
  /**
   * `isNational` is false for papers traded abroad, whose trading days differ. `jumps` are the days on which the
   * paper's price jumped without a corporate action or a confirmation by staff.
   */
  positions: readonly (StockPosition & { isNational: boolean; jumps?: readonly number[] })[];
  weights: readonly Weight[];
  indexes: Record<Benchmark, Series>;
  idle: Idle;
}

/** The maximum calendar days from an entry to the first known trading day; beyond it the prices begin too late. */
const MAX_WAIT = 20;

export function stockPortfolioPerformance(input: StockPortfolioInput): Performance {
  const positions = input.positions.map(inOwnCurrency).toSorted((a, b) => a.from - b.from || a.id - b.id);
  const measured = measureStocks(positions, input);
  const results = positions.map((position, leg) => positionResult(position, measured.contributions?.[leg] ?? null));
  const { contributions: _, ...performance } = measured;
  return { ...performance, positions: results, hit_rate: hitRateOf(results) };
}

/** Dividends are in BRL: in another currency they are no part of the result. */
const inOwnCurrency = (position: StockPortfolioInput['positions'][number]): typeof position =>
  position.isNational ? position : { ...position, asset: { ...position.asset, payments: [] } };

function measureStocks(
  positions: StockPortfolioInput['positions'],
  { positions: listed, weights, indexes, idle }: StockPortfolioInput,
) {
  if (positions.length === 0) return nothing('A carteira ainda não teve posições.');
  const home = positions.filter(({ isNational }) => isNational);
  const priced = home.length > 0 ? home : positions;
  const closes = priced.map(({ asset }) => asset.closes);
  const calendar = daysWithValues([...closes, exitsAfter(closes, priced)], positions[0]!.from);
  const growths = positions.map((position) => growthOf(position, calendar));
  const compositions = compositionsOf(positions, weights, calendar, growths);
  const legs = positions
    .map((position, leg) => ({ position, growth: growths[leg]! }))
    .filter((_, leg) => isWeighed(compositions, leg));
  if (legs.length === 0) return nothing('Nenhuma posição tem peso na carteira.');
  return measure({
    calendar,
    growths,
    compositions,
    begin: Math.max(0, Math.min(...legs.map(({ growth }) => growth.start)) - 1),
    uncovered: legs.flatMap(({ position, growth }) => uncoveredOf(position, growth, calendar)),
    indexes,
    idle,
    notes: [
      ...weightNotes(compositions, calendar, idle),
      ...legs.flatMap(({ position, growth }) => holeNotes(position.code, growth, calendar)),
      ...unseenNotes(positions, growths, calendar),
      ...jumpNotes(legs.map(({ position }) => position)),
      ...currencyNotes(listed),
    ],
  });
}

/** An exit price makes its day a trading day, even if that day's closes are still missing. */
function exitsAfter(closes: readonly Series[], positions: readonly StockPosition[]): Series {
  const last = Math.max(...closes.map(({ days }) => days.at(-1) ?? -Infinity));
  const days = positions.flatMap(({ to = -Infinity }) =>
    to > last && to - last <= MAX_HOLE && isTradingDay(dayOf(to)) ? [to] : [],
  );
  return { days: Int32Array.from(days).toSorted(), values: new Float64Array(days.length) };
}

/**
 * The weights of each day of change, in the order of the positions. A change on a day without trading applies at the
 * previous close.
 */
function compositionsOf(
  positions: readonly StockPosition[],
  weights: readonly Weight[],
  calendar: Int32Array,
  growths: readonly Growth[],
): Composition[] {
  const legOf = new Map(positions.map(({ id }, leg) => [id, leg]));
  const shares = positions.map(() => 0);
  const byPlace = new Map<number, readonly number[]>();
  for (const { item_id, day, share } of weights.toSorted((a, b) => a.day - b.day)) {
    const leg = legOf.get(item_id);
    if (leg === undefined) continue;
    shares[leg] = share;
    const place = lastUntil(calendar, day);
    byPlace.set(
      place,
      shares.map((now, at) => (growths[at]!.end <= place ? 0 : now)),
    );
  }
  return [...byPlace].map(([place, at]) => ({ place, shares: at }));
}

function uncoveredOf({ code, from, to }: StockPosition, growth: Growth, calendar: Int32Array): Uncovered[] {
  const { start, end, firstPriced, lastPriced } = growth;
  const length = calendar.length;
  if (start >= length) return [];
  const isLate = calendar[start]! - from > MAX_WAIT;
  const open = Math.max(lastPriced, start - 1) + 1;
  const isStale = to === undefined && end === length && length - open > MAX_HOLE;
  const since = shown(dayOf(from));
  return [
    ...(isLate && firstPriced >= 0
      ? [
          {
            from: start,
            to: firstPriced,
            reason: `${code} entrou em ${since}, antes do primeiro preço conhecido: a curva começa depois dele.`,
          },
        ]
      : []),
    ...(isStale
      ? [
          {
            from: open,
            to: length - 1,
            reason:
              lastPriced < 0
                ? `Sem preços de ${code} desde a entrada em ${since}.`
                : `Sem preços de ${code} desde ${shown(dayOf(calendar[lastPriced]!))}: a curva vai até lá.`,
          },
        ]
      : []),
  ];
}

const holeNotes = (code: string, { holes, start }: Growth, calendar: Int32Array): string[] =>
  holes.map(
    ({ from, to }) =>
      `${code} ficou sem preço entre ${shown(dayOf(calendar[Math.max(from, start, 0)]!))} e ${shown(dayOf(calendar[to]!))}: o que houve nesse tempo aparece no primeiro preço seguinte.`,
  );

/**
 * A position entered and left on one trading day has no close to be weighed at: its result is shown with the position
 * alone.
 */
const unseenNotes = (
  positions: StockPortfolioInput['positions'],
  growths: readonly Growth[],
  calendar: Int32Array,
): string[] =>
  positions.flatMap(({ code, from, to }, leg) => {
    const { start, end } = growths[leg]!;
    const isUnseen = to !== undefined && end >= 0 && end <= lastUntil(calendar, from) && start < calendar.length;
    return isUnseen
      ? [`${code} entrou e saiu no pregão de ${shown(dayOf(to))}: seu resultado não faz parte da curva.`]
      : [];
  });

/** A jump counts as it is: it may be an unregistered split. */
const jumpNotes = (positions: StockPortfolioInput['positions']): string[] =>
  positions.flatMap(({ code, jumps = [], from, to = Infinity }) =>
    jumps
      .filter((day) => day > from && day <= to)
      .map(
        (day) =>
          `O preço de ${code} saltou em ${shown(dayOf(day))} e o salto ainda não foi confirmado: os números podem mudar até que um evento corporativo seja registrado.`,
      ),
  );

const currencyNotes = (positions: StockPortfolioInput['positions']): string[] =>
  positions
    .filter(
      ({ isNational, asset, from, to = Infinity }) =>
        !isNational && asset.payments.some(({ with_day }) => with_day >= from && with_day < to),
    )
    .map(({ code }) => `Os dividendos de ${code} são em reais e o preço em dólares: não contam no resultado.`);
