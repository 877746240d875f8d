import { useCallback, useState } from 'react';

/**
 * Runs what is done to one thing, named by `of`, one after the other: an earlier choice that is stored, or refused, later
 * than the next one would undo it.
 */
export function useTurns(): (of: string | number, act: () => Promise<unknown>) => void {
  const [last] = useState(() => new Map<string | number, Promise<unknown>>());
  return useCallback((of, act) => void last.set(of, (last.get(of) ?? Promise.resolve()).then(act)), [last]);
}
