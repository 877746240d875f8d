import { useEffect, useSyncExternalStore } from 'react';
import { askCatalogue, catalogueNow, subscribe, unknown, type Catalogue } from './catalogue-store.ts';

/** The products for sale, with prices. The first render matches the prerendered page, without them. */
export function useCatalogue(): Catalogue {
  const catalogue = useSyncExternalStore(subscribe, catalogueNow, () => unknown);
  useEffect(() => {
    if (!catalogueNow().products) void askCatalogue();
  }, []);
  return catalogue;
}
