/** So many keys are looked up by one statement at most. */
const MOST = 500;

interface Waiting<K, R> {
  key: K;
  resolve: (found: R) => void;
  reject: (why: unknown) => void;
}

/**
 * Looks keys up together: those that are asked for while a look-up is under way make the next one. Each is looked up after it was asked
 * for, so that nobody is answered with what was true before.
 * @param find answers for each key, in their order.
 */
export function batchLoader<K, R>(find: (keys: K[]) => Promise<R[]>): (key: K) => Promise<R> {
  const waiting: Waiting<K, R>[] = [];
  let isFinding = false;
  const findAll = async () => {
    isFinding = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST);
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
