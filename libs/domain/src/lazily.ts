/**
 * Creates a value on first use and keeps it. A date format costs a phone 20 ms, which no page should pay before it
 * shows a date.
 */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
