import { newIdempotencyKey } from '@mirante/api-client/endpoints-from.ts';
import { attemptFor, type PurchaseAttempt } from '@mirante/domain/purchase-attempt.ts';

const KEY = 'mirante.attempt';

/** The attempt that this order belongs to. It outlives a refresh: the same order, sent again, is bought once. */
export function attemptOf(order: unknown): PurchaseAttempt {
  const attempt = attemptFor(kept(), JSON.stringify(order), newIdempotencyKey);
  keepAttempt(attempt);
  return attempt;
}

export function keepAttempt(attempt: PurchaseAttempt | null): void {
  try {
    if (attempt) sessionStorage.setItem(KEY, JSON.stringify(attempt));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the attempt lives as long as its call; the server still refuses a second active product.
  }
}

function kept(): PurchaseAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PurchaseAttempt | null;
  } catch {
    return null;
  }
}
