import type { FoundAddress } from '@mirante/contract/sales/checkout.ts';
import type { Zipcodes } from './port.ts';

const DAY = 86_400_000;
const CACHED_MS = 30 * DAY;
const MAX_CACHED = 20_000;

/** Asks one source after the other until one knows, and remembers what it said for a month. */
export function cachedChain(sources: readonly Zipcodes[], now: () => Date): Zipcodes {
  const cached = new Map<string, { address: FoundAddress; until: number }>();
  const asking = new Map<string, Promise<FoundAddress | undefined>>();
  const ask = async (cep: string) => {
    const address = await askAll(sources, cep);
    if (address) {
      if (cached.size >= MAX_CACHED) cached.delete(cached.keys().next().value!);
      cached.set(cep, { address, until: now().getTime() + CACHED_MS });
    }
    return address;
  };
  return {
    find: (cep) => {
      const known = cached.get(cep);
      if (known && known.until > now().getTime()) return Promise.resolve(known.address);
      const going = asking.get(cep) ?? ask(cep).finally(() => asking.delete(cep));
      asking.set(cep, going);
      return going;
    },
  };
}

/** That a CEP does not exist is believed only of a source that could say so, and only when none knows it. */
async function askAll(sources: readonly Zipcodes[], cep: string): Promise<FoundAddress | undefined> {
  const failures: unknown[] = [];
  let denied = false;
  for (const source of sources) {
    try {
      const address = await source.find(cep);
      if (address) return address;
      denied = true;
    } catch (error) {
      failures.push(error);
    }
  }
  if (denied) return undefined;
  throw new AggregateError(failures, 'no zipcode source answered');
}
