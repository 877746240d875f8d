/** How the search for an address by its CEP has gone so far. */
export interface AddressLookup {
  /** CEPs typed so far that do not exist. */
  zipcode_misses: number;
  /** The address is typed by hand: the lookup could not help. */
  by_hand: boolean;
}

export const newLookup: AddressLookup = { zipcode_misses: 0, by_hand: false };

/** A CEP that nobody finds twice is typed by hand. */
const MISSES_BEFORE_BY_HAND = 2;

/** Only a CEP that does not exist deserves a second try; any other failure will not get better for this person. */
export function missed<S extends AddressLookup>(state: S, status: number | undefined): S {
  const zipcode_misses = state.zipcode_misses + (status === 404 ? 1 : 0);
  return {
    ...state,
    zipcode_misses,
    by_hand: state.by_hand || status !== 404 || zipcode_misses >= MISSES_BEFORE_BY_HAND,
  };
}
