import { newIdempotencyKey } from '@mirante/api-client/unanswered-calls.ts';
import { attemptFor, settlesAttempt, type PurchaseAttempt } from '@mirante/domain/sales/purchase-attempt.ts';
import type { Problem } from '@mirante/contract/problem.ts';
import { readStoredJson, writeStoredJson } from '@mirante/ui-kit/boot/browser-storage.ts';
import type { PaymentOrder } from './payment-step.tsx';
import { tokenise } from './tokenise.ts';

const KEY = 'mirante.attempt';

/**
 * The attempt of this order, with its idempotency key. It survives a refresh: the same order sent again is bought once.
 */
export function attemptOf(order: unknown): PurchaseAttempt {
  const attempt = attemptFor(storedAttempt(), JSON.stringify(order), newIdempotencyKey);
  saveAttempt(attempt);
  return attempt;
}

/** The attempt with its card token. A card is tokenised once per attempt, so that a retry has the same body. */
export async function tokenisedAttemptOf(
  order: unknown,
  { card }: Pick<PaymentOrder, 'card'>,
): Promise<PurchaseAttempt> {
  const attempt = attemptOf(order);
  if (!card || attempt.gateway_token) return attempt;
  const known = { ...attempt, gateway_token: await tokenise(card) };
  saveAttempt(known);
  return known;
}

/** Without storage the attempt lasts only for the call; the server still refuses a second active product. */
export const saveAttempt = (attempt: PurchaseAttempt | null): void =>
  void writeStoredJson(KEY, attempt, 'sessionStorage');

/** A definitive refusal ends the attempt: the next one has a new idempotency key. */
export function endAttemptIfRefused({ status }: Problem): void {
  if (typeof status === 'number' && settlesAttempt(status)) saveAttempt(null);
}

/** The order whose answer never came, which may have been bought; undefined if there is none. */
export function unansweredOrder<Order>(): Order | undefined {
  const attempt = storedAttempt();
  return attempt ? (JSON.parse(attempt.order) as Order) : undefined;
}

const storedAttempt = () => readStoredJson(KEY, 'sessionStorage') as PurchaseAttempt | null;
