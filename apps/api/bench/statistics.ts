/**
 * A run's measurement, by the id of its goal in tools/bench/goals.ts. Of several values the goal says which one counts.
 */
export interface Reading {
  id: string;
  value: number | readonly number[];
  detail?: string;
}
/** `quick` is for a run of about two minutes: smaller data, fewer rounds. */
export type Size = 'whole' | 'quick';

/** Robust against single outliers, such as a pause or a lucky start. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

/** Runs several measurements in turn, so that other load affects all of them alike; returns the median of each. */
export async function measureInterleaved<K extends string>(
  rounds: number,
  runs: Record<K, () => Promise<number>>,
): Promise<Record<K, number>> {
  const names = Object.keys(runs) as K[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = 0; round < rounds; round += 1) for (const name of names) seen[name].push(await runs[name]());
  return Object.fromEntries(names.map((name) => [name, median(seen[name])])) as Record<K, number>;
}
