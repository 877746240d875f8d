/** The same numbers on every run (mulberry32), so that two demonstrations differ only by their dates. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    next,
    below,
    between: (from: number, to: number): number => from + below(to - from + 1),
    chance: (part: number): boolean => next() < part,
    pick: <T>(from: readonly T[]): T => from[below(from.length)]!,
    /** One of the options, by weight. */
    weighted<T>(options: readonly (readonly [T, number])[]): T {
      let left = next() * options.reduce((sum, [, weight]) => sum + weight, 0);
      return (options.find(([, weight]) => (left -= weight) < 0) ?? options.at(-1)!)[0];
    },
    digits: (length: number): string => Array.from({ length }, () => below(10)).join(''),
    hex: (length: number): string => Array.from({ length }, () => below(16).toString(16)).join(''),
  };
}
export type Random = ReturnType<typeof seeded>;
