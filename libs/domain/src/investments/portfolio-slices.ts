import { sumOfShares } from './share-sum.ts';

export interface Slice {
  /** The item's id; undefined for the group of all others. */
  id: number | undefined;
  name: string;
  /** Percent. */
  share: number;
}

/** The number of items that a chart shows individually. */
export const LARGEST = 10;

/** The largest items in descending order, and all others as one. */
export function slicesOf(items: readonly { id: number; name: string; share: number }[]): Slice[] {
  const sorted = items.toSorted((a, b) => b.share - a.share);
  const rest = sorted.slice(LARGEST);
  return [
    ...sorted.slice(0, LARGEST).map(({ id, name, share }) => ({ id, name, share })),
    ...(rest.length > 0 ? [{ id: undefined, name: `Demais (${rest.length})`, share: sumOfShares(rest) }] : []),
  ];
}
