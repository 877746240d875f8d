import { states } from '@mirante/domain/address.ts';
import type { FoundAddress } from '@mirante/domain/address.ts';

/** Truncates a source's response to an address's limits. An unknown state invalidates it. */
export function sanitiseAddress({ zipcode, address, district, city, state, city_id }: FoundAddress): FoundAddress {
  if (!(states as readonly string[]).includes(state)) throw new Error('unknown state');
  const short = (text: string) =>
    text
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 120);
  return {
    zipcode,
    address: short(address),
    district: short(district),
    city: short(city),
    state,
    city_id: city_id !== null && city_id > 0 && city_id < 10_000_000 ? city_id : null,
  };
}
