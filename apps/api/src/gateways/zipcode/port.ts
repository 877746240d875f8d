import type { FoundAddress } from '@mirante/contract/sales/checkout.ts';

/** Undefined means that the CEP is known not to exist; that it could not be learnt is thrown. */
export interface Zipcodes {
  find(cep: string): Promise<FoundAddress | undefined>;
}
