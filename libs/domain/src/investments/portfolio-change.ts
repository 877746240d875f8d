import { ceilingPrice } from './stock-code.ts';

/** What of a portfolio is other than it was. Shares are percent, ceilings in the currency of their paper; null is none. */
export interface PortfolioChange {
  kind: 'in' | 'out' | 'weight' | 'ceiling';
  /** Of the paper, or of the item. */
  name: string;
  from: number | null;
  to: number | null;
  /** Of the ceiling of a paper in USD. */
  is_foreign?: true | undefined;
}

/** What changed in a portfolio since a moment: the reader's last visit, or a week ago. */
export interface PortfolioChanges {
  /** Null for who never was there: then there is nothing to tell. */
  since: string | null;
  changes: PortfolioChange[];
}
export const portfolioKinds = ['portfolio', 'stock_portfolio'] as const;
export type PortfolioKind = (typeof portfolioKinds)[number];
export interface ChangedPortfolio {
  kind: PortfolioKind;
  id: number;
  name: string;
  since: string;
  changes: PortfolioChange[];
}

/** What a portfolio holds of one thing, known by its key. */
export interface Held {
  key: string;
  name: string;
  share: number;
}
/** The fair prices of a paper, which its ceilings follow from. */
export interface FairPrices {
  name: string;
  from: number;
  to: number;
  national_code: boolean;
}

/** What came in, what went out, whose share and whose price ceiling are others; what changed and changed back is not told. */
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
