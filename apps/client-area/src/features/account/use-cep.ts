import { useLazyFindAddressQuery } from '@mirante/api-client/checkout.ts';
import { statusOf } from '@mirante/api-client/problem.ts';
import type { Address } from '@mirante/domain/client.ts';
import { useState } from 'react';

const MISSES_BEFORE_HAND = 2;

export type FoundAddress = Pick<Address, 'address' | 'district' | 'city' | 'state' | 'city_id'>;

/** Finds the address of a CEP. After two that nobody knows, or any other failure, it is typed by hand. */
export function useCep() {
  const [find, { isFetching }] = useLazyFindAddressQuery();
  const [misses, count] = useState(0);
  const [byHand, typeByHand] = useState(false);
  const look = async (cep: string): Promise<FoundAddress | undefined> => {
    const { data, error } = await find({ cep });
    if (data) {
      const { address, district, city, state, city_id } = data;
      count(0);
      typeByHand(false);
      return { address, district, city, state, city_id };
    }
    const unknown = statusOf(error) === 404;
    if (unknown) count(misses + 1);
    if (!unknown || misses + 1 >= MISSES_BEFORE_HAND) typeByHand(true);
    return undefined;
  };
  return { look, searching: isFetching, missing: misses > 0, byHand };
}
