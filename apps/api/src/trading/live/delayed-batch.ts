/**
 * Batches lookups of keys requested within `ms` milliseconds. `look` returns a finder; its error rejects the whole
 * batch.
 */
export function delayedBatch<Key, Found>(
  ms: number,
  look: (keys: readonly Key[]) => Promise<(key: Key) => Found | undefined>,
): (key: Key) => Promise<Found | undefined> {
  let keys: Key[] = [];
  let looking: Promise<(key: Key) => Found | undefined> | undefined;
  return async (key) => {
    keys.push(key);
    looking ??= new Promise<void>((resolve) => setTimeout(resolve, ms)).then(() => {
      const asked = keys;
      keys = [];
      looking = undefined;
      return look(asked);
    });
    return (await looking)(key);
  };
}
