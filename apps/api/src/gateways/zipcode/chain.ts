import type { FoundAddress } from '@mirante/domain/address.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import type { Zipcodes } from './port.ts';

const CACHED_MS = 30 * DAY_MS;
const MAX_CACHED = 20_000;

/** Asks the sources in order until one knows, and caches the result for a month. */
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

/** A CEP is reported as unknown only if a source says so, and none knows it. */
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
