import type { FoundAddress } from '@mirante/domain/address.ts';

/** Undefined means that the CEP does not exist; a failed lookup throws. */
export interface Zipcodes {
  find(cep: string): Promise<FoundAddress | undefined>;
}
