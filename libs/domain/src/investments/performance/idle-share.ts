import type { Composition } from './chain.ts';

const round = (share: number): number => Math.round(share * 100) / 100;

export const newestOf = (compositions: readonly Composition[]): Composition | undefined =>
  compositions.toSorted((a, b) => a.place - b.place).at(-1);
/** The sum of its weights, in percent with two decimals. */
export const totalOf = ({ shares }: Composition): number => round(shares.reduce((sum, share) => sum + share, 0));

/** The percentage of the newest composition that is uninvested. */
export function idleShare(compositions: readonly Composition[]): number {
  const newest = newestOf(compositions);
  return newest ? round(Math.max(0, 100 - totalOf(newest))) : 0;
}
