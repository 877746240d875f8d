/** The state of the address lookup by CEP. */
export interface AddressLookup {
  /** The number of typed CEPs that do not exist. */
  zipcode_misses: number;
  /** The lookup failed, so the address is typed by hand. */
  by_hand: boolean;
}

export const newLookup: AddressLookup = { zipcode_misses: 0, by_hand: false };

/** After this many CEPs that do not exist the address is typed by hand. */
export const MISSES_BEFORE_BY_HAND = 2;

/** Only a CEP that does not exist allows another try; any other failure will persist for this user. */
export function missed<S extends AddressLookup>(state: S, status: number | undefined): S {
  const zipcode_misses = state.zipcode_misses + (status === 404 ? 1 : 0);
  return {
    ...state,
    zipcode_misses,
    by_hand: state.by_hand || status !== 404 || zipcode_misses >= MISSES_BEFORE_BY_HAND,
  };
}
