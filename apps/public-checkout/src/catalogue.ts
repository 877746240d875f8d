import { useEffect, useSyncExternalStore } from 'react';
import { askCatalogue, catalogueNow, subscribe, unknown, type Catalogue } from './catalogue-store.ts';

/** What is at sale, with its prices. The first picture is drawn without it, as it was at build. */
export function useCatalogue(): Catalogue {
  const catalogue = useSyncExternalStore(subscribe, catalogueNow, () => unknown);
  useEffect(() => {
    if (!catalogueNow().products) void askCatalogue();
  }, []);
  return catalogue;
}
