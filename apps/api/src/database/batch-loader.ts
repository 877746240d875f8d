/** The maximum number of keys per statement. */
const MAX_KEYS = 500;

interface Waiting<K, R> {
  key: K;
  resolve: (found: R) => void;
  reject: (why: unknown) => void;
}

/**
 * Batches lookups by key: keys requested during a lookup form the next one. A lookup always begins after the request,
 * so that no result is stale.
 * @param find returns the results in the order of its keys.
 */
export function batchLoader<K, R>(find: (keys: K[]) => Promise<R[]>): (key: K) => Promise<R> {
  const waiting: Waiting<K, R>[] = [];
  let isFinding = false;
  const findAll = async () => {
    isFinding = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_KEYS);
      try {
        const found = await find(batch.map(({ key }) => key));
        batch.forEach(({ resolve }, i) => resolve(found[i]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isFinding = false;
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isFinding) void findAll();
    });
}
