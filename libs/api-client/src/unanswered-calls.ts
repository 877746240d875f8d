import type { Problem } from '@mirante/contract/problem.ts';
import { settlesAttempt } from '@mirante/domain/sales/purchase-attempt.ts';

/** The idempotency keys of calls without an answer so far, by method, address and body. */
const keys = new Map<string, string>();

/** The idempotency key of a call: that of the same call before, if its answer was lost. */
export function keyOfCall(call: string): string {
  const key = keys.get(call) ?? newIdempotencyKey();
  keys.set(call, key);
  return key;
}

/** Forgets the key of a call that was answered, with an error's status if any: the same call again is a new one. */
export function settleCall(key: string | undefined, error: Problem['status'] | undefined): void {
  if (key === undefined || (error !== undefined && !settlesAttempt(Number(error)))) return;
  for (const [call, own] of keys) if (own === key) keys.delete(call);
}

/** One per attempt: a retry with the same key gets the first answer. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
