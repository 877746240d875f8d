/** `starts` and everything that is reached from them, nearest first. */
export function reach<T>(starts: Iterable<T>, next: (from: T) => Iterable<T>): Set<T> {
  const seen = new Set(starts);
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return seen;
}
