/**
 * An attempt to purchase: retries of the same order keep its idempotency key and gateway token, so that it is bought
 * once.
 */
export interface PurchaseAttempt {
  key: string;
  /** The order without its secrets, serialised. */
  order: string;
  gateway_token: string | null;
}

/** The attempt that this order continues, or a new one: any change of the order is a new purchase. */
export const attemptFor = (previous: PurchaseAttempt | null, order: string, newKey: () => string): PurchaseAttempt =>
  previous?.order === order ? previous : { key: newKey(), order, gateway_token: null };

/**
 * Whether a response settles the attempt. No response, a server error and a request in progress do not: the purchase
 * may exist, so its key must be kept.
 */
export const settlesAttempt = (status: number | undefined): boolean =>
  status !== undefined && status < 500 && ![408, 409, 425, 429].includes(status);
