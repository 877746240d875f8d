import { useDeferredValue } from 'react';

/**
 * A query's data, undefined until what shows it can be rendered in slices: React renders a store's change at once, and
 * a whole page would be one long task. Later changes are not deferred, so that one record's data never appears under
 * another's address.
 */
export function useDeferredArrival<T>(data: T | undefined): T | undefined {
  const arrived = useDeferredValue(data) !== undefined;
  return arrived ? data : undefined;
}
