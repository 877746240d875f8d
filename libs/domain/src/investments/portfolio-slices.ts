import { sumOfShares } from './share-sum.ts';

export interface Slice {
  /** Of the item; none of what is grouped. */
  id: number | undefined;
  name: string;
  /** Percent. */
  share: number;
}

/** The items that a chart shows by themselves. */
export const LARGEST = 10;

/** The largest items, largest first, and all others together. */
export function slicesOf(items: readonly { id: number; name: string; share: number }[]): Slice[] {
  const sorted = items.toSorted((a, b) => b.share - a.share);
  const rest = sorted.slice(LARGEST);
  return [
    ...sorted.slice(0, LARGEST).map(({ id, name, share }) => ({ id, name, share })),
    ...(rest.length > 0 ? [{ id: undefined, name: `Demais (${rest.length})`, share: sumOfShares(rest) }] : []),
  ];
}
