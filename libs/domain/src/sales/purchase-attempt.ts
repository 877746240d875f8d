/** One try at a purchase: the same key and gateway token go with every repetition of the same order, so that it is bought once. */
export interface PurchaseAttempt {
  key: string;
  /** The order without its secrets, as text. */
  order: string;
  gateway_token: string | null;
}

/** The attempt that this order continues, or a new one: any change of the order is a new purchase. */
export const attemptFor = (previous: PurchaseAttempt | null, order: string, newKey: () => string): PurchaseAttempt =>
  previous?.order === order ? previous : { key: newKey(), order, gateway_token: null };

/**
 * Whether an answer settles the attempt. No answer, a broken server and a request still running settle nothing:
 * the purchase may exist, so its key must be kept.
 */
export const settlesAttempt = (status: number | undefined): boolean =>
  status !== undefined && status < 500 && ![408, 409, 425, 429].includes(status);
