/** How often each tag became stale. */
const changes = new Map<string, number>();

const changesOf = (tags: readonly string[]) => tags.reduce((sum, tag) => sum + (changes.get(tag) ?? 0), 0);

/** Every read of these that is on its way now will be made again. */
export function outdate(tags: readonly string[]): void {
  for (const tag of tags) changes.set(tag, (changes.get(tag) ?? 0) + 1);
}

/** Whether a failed write makes anything stale: somebody else's edit came before, and what is shown is no longer what is stored. */
export const isStale = ({ status }: { status?: unknown }): boolean => status === 412;

/**
 * Reads until the answer is younger than the last change. RTK Query drops the refetch of a query that is pending, whose answer may be of
 * before the write; its `delayed` invalidation waits until no query at all is pending, which polling puts off for ever.
 */
export async function readUntilFresh<T>(tags: readonly string[], read: () => PromiseLike<T> | T): Promise<T> {
  const before = changesOf(tags);
  const answer = await read();
  return changesOf(tags) === before ? answer : readUntilFresh(tags, read);
}
