let changes = 0;
/** The last change of each tag. */
const lastOf: Record<string, number> = {};

/** Every read of these that is on its way now will be made again. */
export function markStale(tags: readonly string[]): void {
  for (const tag of tags) lastOf[tag] = ++changes;
}

/** A write that succeeded makes its tags stale; and one that came after somebody else's: what is shown is no longer what is stored. */
export const makesStale = (error: { status?: unknown } | undefined): boolean => !error || error.status === 412;

/**
 * Reads until the answer is younger than the last change. RTK Query drops the refetch of a query that is pending, whose answer may be of
 * before the write; its `delayed` invalidation waits until no query at all is pending, which polling puts off for ever.
 */
export async function readUntilFresh<T>(tags: readonly string[], read: () => PromiseLike<T> | T): Promise<T> {
  const begun = changes;
  const answer = await read();
  return tags.some((tag) => lastOf[tag]! > begun) ? readUntilFresh(tags, read) : answer;
}
