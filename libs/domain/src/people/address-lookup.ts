/** The state of the address lookup by CEP. */
export interface AddressLookup {
  /** The number of typed CEPs that do not exist. */
  zipcode_misses: number;
  /** The lookup failed, so the address is typed by hand. */
  by_hand: boolean;
}

export const newLookup: AddressLookup = { zipcode_misses: 0, by_hand: false };

/** After this many CEPs that do not exist the address is typed by hand. */
const MISSES_BEFORE_BY_HAND = 2;

/** Only a CEP that does not exist allows another try; any other failure will persist for this user. */
export function missed<S extends AddressLookup>(state: S, status: number | undefined): S {
  const zipcode_misses = state.zipcode_misses + (status === 404 ? 1 : 0);
  return {
    ...state,
    zipcode_misses,
    by_hand: state.by_hand || status !== 404 || zipcode_misses >= MISSES_BEFORE_BY_HAND,
  };
}

/** What to say of a failed lookup; undefined if none failed. */
export function lookupFailure({ zipcode_misses: misses, by_hand: byHand }: AddressLookup) {
  if (misses === 0 && !byHand) return undefined;
  const isUnknown = !byHand || misses >= MISSES_BEFORE_BY_HAND;
  return {
    title: isUnknown ? 'Não foi encontrado endereço para o CEP.' : 'Não foi possível buscar o CEP.',
    advice: byHand ? 'Preencha o endereço à mão.' : 'Confira os números e digite de novo.',
  };
}
