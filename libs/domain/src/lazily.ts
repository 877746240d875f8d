/** What is made when it is first asked for, and kept. A date format costs a phone 20 ms, which no page should pay before it shows a date. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
