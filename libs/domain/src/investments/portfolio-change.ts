/** What of a portfolio is other than it was. Shares are percent, ceilings BRL; null is none. */
export interface PortfolioChange {
  kind: 'in' | 'out' | 'weight' | 'ceiling';
  /** Of the paper, or of the item. */
  name: string;
  from: number | null;
  to: number | null;
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
export interface Ceiling {
  name: string;
  from: number;
  to: number;
}

/** On a code this stands for no price ceiling. */
const NO_CEILING = 0.01;

/** What came in, what went out, whose share and whose price ceiling are others; what changed and changed back is not told. */
export function changesBetween(
  before: readonly Held[],
  after: readonly Held[],
  ceilings: readonly Ceiling[] = [],
): PortfolioChange[] {
  const was = new Map(before.map((held) => [held.key, held]));
  const is = new Map(after.map((held) => [held.key, held]));
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
    ...ceilings
      .filter(({ from, to }) => from !== to)
      .toSorted(byName)
      .map(({ name, from, to }) => change('ceiling', name, ceilingOf(from), ceilingOf(to))),
  ];
}

const ceilingOf = (price: number): number | null => (price === NO_CEILING ? null : price);
