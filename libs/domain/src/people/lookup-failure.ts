import { MISSES_BEFORE_BY_HAND, type AddressLookup } from './address-lookup.ts';

/** What to say of a failed lookup; undefined if none failed. */
export function lookupFailure({ zipcode_misses: misses, by_hand: byHand }: AddressLookup) {
  if (misses === 0 && !byHand) return undefined;
  const isUnknown = !byHand || misses >= MISSES_BEFORE_BY_HAND;
  return {
    title: isUnknown ? 'Não foi encontrado endereço para o CEP.' : 'Não foi possível buscar o CEP.',
    advice: byHand ? 'Preencha o endereço à mão.' : 'Confira os números e digite de novo.',
  };
}
