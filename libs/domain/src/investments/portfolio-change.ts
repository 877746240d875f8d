import { ceilingPrice } from './stock-code.ts';

/** A change of a portfolio. Weights are in percent, price ceilings in the paper's currency; null is none. */
export interface PortfolioChange {
  kind: 'in' | 'out' | 'fund_in' | 'fund_out' | 'weight' | 'ceiling';
  /** The name of the paper, item or fund. */
  name: string;
  /** For a fund, the item that it entered or left. */
  item?: string | undefined;
  from: number | null;
  to: number | null;
  /** For the ceiling of a paper in USD. */
  is_foreign?: true | undefined;
}

/** The changes of a portfolio since the reader's last visit, or since a week ago. */
export interface PortfolioChanges {
  /** Null on a first visit, without changes. */
  since: string | null;
  changes: PortfolioChange[];
}
const portfolioKinds = ['portfolio', 'stock_portfolio'] as const;
export type PortfolioKind = (typeof portfolioKinds)[number];
export interface ChangedPortfolio {
  kind: PortfolioKind;
  id: number;
  name: string;
  since: string;
  changes: PortfolioChange[];
}

/** An entry of a portfolio, identified by its key. */
export interface Held {
  key: string;
  name: string;
  share: number;
  /** The funds of an item, those of its categories included. */
  funds?: readonly HeldFund[];
}
interface HeldFund {
  id: number;
  name: string;
}
/** A paper's fair prices, from which its ceilings follow. */
export interface FairPrices {
  name: string;
  from: number;
  to: number;
  national_code: boolean;
}

/** Entries added, removed, with other funds, reweighted, or with a new price ceiling; a change that was reverted is not included. */
export function changesBetween(
  before: readonly Held[],
  after: readonly Held[],
  fairPrices: readonly FairPrices[] = [],
): PortfolioChange[] {
  const was = new Map(before.map((held) => [held.key, held]));
  const is = new Map(after.map((held) => [held.key, held]));
  const entered = new Set(after.filter(({ key }) => !was.has(key)).map(({ name }) => name));
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  const change = (kind: PortfolioChange['kind'], name: string, from: number | null, to: number | null) => ({
    kind,
    name,
    from,
    to,
  });
  return [
    ...after
      .filter(({ key }) => !was.has(key))
      .toSorted(byName)
      .map(({ name, share }) => change('in', name, null, share)),
    ...before
      .filter(({ key }) => !is.has(key))
      .toSorted(byName)
      .map(({ name, share }) => change('out', name, share, null)),
    ...after.toSorted(byName).flatMap((held) => fundsChanged(was.get(held.key), held)),
    ...after
      .filter(({ key, share }) => was.has(key) && was.get(key)!.share !== share)
      .toSorted(byName)
      .map(({ key, name, share }) => change('weight', name, was.get(key)!.share, share)),
    ...fairPrices
      .map(({ from, to, ...paper }) => ({ ...paper, from: ceilingPrice(from), to: ceilingPrice(to) }))
      .filter(({ name, from, to }) => !entered.has(name) && from !== to)
      .toSorted(byName)
      .map(({ name, from, to, national_code }) => ({
        ...change('ceiling', name, from, to),
        ...(!national_code && { is_foreign: true as const }),
      })),
  ];
}

/** The funds that entered and left an item that stays. */
function fundsChanged(was: Held | undefined, { name: item, funds: now = [] }: Held): PortfolioChange[] {
  if (!was) return [];
  const { funds: then = [] } = was;
  const without = (funds: readonly HeldFund[], others: readonly HeldFund[]) =>
    funds.filter(({ id }) => others.every((other) => other.id !== id));
  const change = (kind: 'fund_in' | 'fund_out', { name }: HeldFund) => ({ kind, name, item, from: null, to: null });
  return [
    ...without(now, then).map((fund) => change('fund_in', fund)),
    ...without(then, now).map((fund) => change('fund_out', fund)),
  ];
}
