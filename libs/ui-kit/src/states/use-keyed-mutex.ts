import { useCallback, useState } from 'react';

/**
 * Runs calls of one key one after the other, also after one that failed: an earlier choice that is stored, or refused,
 * later than the next one would undo it.
 */
export function useKeyedMutex(): (key: string | number, call: () => Promise<unknown>) => void {
  const [last] = useState(() => new Map<string | number, Promise<unknown>>());
  return useCallback((key, call) => void last.set(key, (last.get(key) ?? Promise.resolve()).then(call, call)), [last]);
}
