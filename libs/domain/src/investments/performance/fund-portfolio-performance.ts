import type { Composition } from './chain.ts';
import { percentOf } from './figures.ts';
import { emptyGrowth, growthOf, MAX_HOLE, type Growth } from './growth.ts';
import { measure, nothing, type Idle, type Uncovered } from './measure.ts';
import type { Benchmark, Performance, PositionResult } from './performance.ts';
import { dayOf, lastUntil, daysWithValues, type Series } from './series.ts';
import { weightNotes } from './weight-notes.ts';

export interface ComposedItem {
  item_id: number;
  name: string;
  /** Percent. */
  share: number;
  /** Ids; an item without funds is uninvested money. */
  funds: readonly number[];
}

/** The composition of a fund portfolio from the end of a day on. */
export interface DatedComposition {
  day: number;
  items: readonly ComposedItem[];
}

export interface PricedFund {
  id: number;
  name: string;
  quotas: Series;
}

export interface FundPortfolioInput {
  compositions: readonly DatedComposition[];
  funds: readonly PricedFund[];
  indexes: Record<Benchmark, Series>;
  idle: Idle;
}

interface Item {
  id: number;
  name: string;
  growth: Growth;
  uncovered: Uncovered[];
  from: number;
  to: number | null;
}

export function fundPortfolioPerformance({ compositions, funds, indexes, idle }: FundPortfolioInput): Performance {
  const dated = compositions.toSorted((a, b) => a.day - b.day);
  const first = dated[0];
  if (!first) return { ...without(nothing('A carteira ainda não teve itens.')), positions: [], hit_rate: null };
  const calendar = daysWithValues(
    funds.map(({ quotas }) => quotas),
    first.day,
  );
  const priced = new Map(funds.map((fund) => [fund.id, { ...fund, growth: fundGrowth(fund, calendar) }]));
  const ids = [...new Set(dated.flatMap(({ items }) => items.map(({ item_id }) => item_id)))];
  const items = ids.map((id) => itemOf(id, dated, priced, calendar));
  const shares = (at: DatedComposition): Composition => ({
    place: lastUntil(calendar, at.day),
    shares: ids.map((id) => at.items.find((item) => item.item_id === id && item.funds.length > 0)?.share ?? 0),
  });
  const weighed = dated.map(shares);
  const measured = measure({
    calendar,
    growths: items.map(({ growth }) => growth),
    compositions: weighed,
    begin: Math.max(0, lastUntil(calendar, first.day)),
    uncovered: items.flatMap(({ uncovered }) => uncovered),
    indexes,
    idle,
    notes: [...weightNotes(weighed, calendar, idle), ...unquotedNotes(dated.at(-1)!, priced)],
  });
  const positions = items.map((item, leg) => itemResult(item, calendar, measured.contributions?.[leg] ?? null));
  return { ...without(measured), positions, hit_rate: null };
}

type Priced = ReadonlyMap<number, PricedFund & { growth: Growth | undefined }>;

const without = ({ contributions: _, ...performance }: ReturnType<typeof measure>) => performance;

const fundGrowth = ({ quotas }: PricedFund, calendar: Int32Array): Growth | undefined =>
  quotas.days.length === 0
    ? undefined
    : growthOf(
        { asset: { closes: quotas, changes: [], payments: [] }, from: quotas.days[0]!, price_in: quotas.values[0]! },
        calendar,
      );

/** An item grows as the mean of its funds that have quotas; without any it is uncovered. */
function itemOf(id: number, dated: readonly DatedComposition[], funds: Priced, calendar: Int32Array): Item {
  const growth = emptyGrowth(calendar.length, calendar.length, calendar.length);
  const item: Item = { id, name: '', growth, uncovered: [], from: Infinity, to: null };
  dated.forEach((at, index) => {
    const entry = at.items.find(({ item_id }) => item_id === id);
    if (!entry) {
      item.to ??= Number.isFinite(item.from) ? at.day : null;
      return;
    }
    item.to = null;
    item.name = entry.name;
    item.from = Math.min(item.from, at.day);
    const next = dated[index + 1];
    const end = next ? lastUntil(calendar, next.day) : calendar.length - 1;
    if (entry.funds.length > 0) fill(item, entry, Math.max(0, lastUntil(calendar, at.day)) + 1, end, funds);
  });
  return item;
}

function fill(item: Item, entry: ComposedItem, from: number, to: number, funds: Priced): void {
  const growths = entry.funds.flatMap((id) => funds.get(id)?.growth ?? []);
  item.growth.holes.push(...growths.flatMap(({ holes }) => holes).filter((hole) => hole.to >= from && hole.from < to));
  for (let place = from; place <= to; place += 1) {
    const known = growths.filter(({ start, lastPriced }) => start < place && place <= lastPriced + MAX_HOLE);
    if (known.length > 0) {
      item.growth.price[place] = known.reduce((sum, { price }) => sum + price[place]!, 0) / known.length;
      continue;
    }
    const before = item.uncovered.at(-1);
    if (before?.to === place - 1) before.to = place;
    else item.uncovered.push({ from: place, to: place, reason: `Sem cotas dos fundos do item ${entry.name}.` });
  }
}

function itemResult(item: Item, calendar: Int32Array, contribution: number | null): PositionResult {
  const { id, name, from, to, growth, uncovered } = item;
  const shownItem = { id, name, from: dayOf(from), to: to === null ? null : dayOf(to), contribution };
  const none = { ...shownItem, price_in: null, price: null, price_day: null };
  const [gap] = uncovered;
  if (gap) return { ...none, gain: { reason: gap.reason } };
  const last = calendar.at(-1);
  if (to === null && (last === undefined || last < from))
    return { ...none, gain: { reason: `Sem cotas do item ${name} desde a entrada.` } };
  const total = percentOf(growth.price.reduce((level, value) => level * (1 + value), 1) - 1);
  return { ...none, price_day: dayOf(to ?? last!), gain: { price: total, dividends: 0, total } };
}

const unquotedNotes = ({ items }: DatedComposition, funds: Priced): string[] =>
  items.flatMap(({ name, funds: ids }) =>
    ids
      .filter((id) => (funds.get(id)?.quotas.days.length ?? 0) === 0)
      .map((id) => `Sem cotas de ${funds.get(id)?.name ?? `fundo ${id}`}: o item ${name} conta só os outros fundos.`),
  );
