/** The middle one of several runs, which neither a pause nor a lucky start moves. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

/** Runs several things in turn, so that whatever else the machine does falls on all of them alike. */
export async function inTurn<K extends string>(
  rounds: number,
  runs: Record<K, () => Promise<number>>,
): Promise<Record<K, number>> {
  const names = Object.keys(runs) as K[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = 0; round < rounds; round += 1) for (const name of names) seen[name].push(await runs[name]());
  return Object.fromEntries(names.map((name) => [name, median(seen[name])])) as Record<K, number>;
}

export interface Line {
  what: string;
  value: number;
  unit: string;
  goal: readonly ['at least' | 'at most', number];
  detail: string;
}

export function print({ what, value, unit, goal: [side, limit], detail }: Line): void {
  const met = side === 'at least' ? value >= limit : value <= limit;
  process.stdout.write(
    `${met ? 'met   ' : 'missed'} ${what}: ${value.toFixed(2)}${unit} (goal: ${side} ${limit}${unit}) · ${detail}\n`,
  );
}
