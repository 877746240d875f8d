let changes = 0;
/** The last change of each tag. */
const lastOf: Record<string, number> = {};

/** Makes every pending read of these tags repeat. */
export function markStale(tags: readonly string[]): void {
  for (const tag of tags) lastOf[tag] = ++changes;
}

/**
 * A successful write makes its tags stale, and so does one that is refused because its record was removed, is in another
 * state, or was edited meanwhile: the shown data is outdated.
 */
export const makesStale = (error: { status?: unknown } | undefined): boolean =>
  !error || [404, 409, 412].includes(error.status as number);

/**
 * Repeats a read until its response is newer than the last change. RTK Query drops the refetch of a pending query,
 * whose response may predate the write; its `delayed` invalidation waits until no query at all is pending, which
 * polling postpones for ever.
 */
export async function readUntilFresh<T>(tags: readonly string[], read: () => PromiseLike<T> | T): Promise<T> {
  const begun = changes;
  const answer = await read();
  return tags.some((tag) => lastOf[tag]! > begun) ? readUntilFresh(tags, read) : answer;
}
