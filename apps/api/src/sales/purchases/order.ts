import type { TypedChange } from '../../database/schema/access.ts';
import type { Payer } from '../../database/schema/sales.ts';
import type { InferType } from 'yup';
import type { paymentForm } from '@mirante/contract/sales/payment.form.ts';
import type { CouponContext } from '@mirante/domain/products/coupon.ts';
import type { Db } from '../../database/db.ts';
import type { LimitName } from '../../http/limits.ts';
import type { IdempotentCall } from '../../http/idempotency.store.ts';

export type PaymentInput = InferType<typeof paymentForm>;

export interface Buyer {
  id: number;
  isNew: boolean;
  /** What was typed for an account that exists already, to be asked about by mail. */
  change?: TypedChange | undefined;
  /** A guest order for an existing account: it is its owner's only by paying. */
  isGuest?: boolean | undefined;
  /** The guest's contact data, if its address differs from the account's. */
  payer?: Payer | undefined;
  /** The client's acquisition that this renews. */
  renews?: number | undefined;
}

/** A rate limit for coupon codes, with its target. */
export type CouponGuess = readonly [LimitName, string];

export interface Order {
  payment: PaymentInput;
  context: Exclude<CouponContext, 'all'>;
  /**
   * Slow work such as hashing a password, before any lock; the returned function finds or creates the client, and locks
   * it.
   */
  buyer: () => Promise<(trx: Db) => Promise<Buyer>>;
  /** The logged-in buyer, whose acquisitions are credited to what includes them. */
  creditsOf?: number | undefined;
  /** The limits that a refused coupon code counts against. */
  couponGuesses: readonly CouponGuess[];
  /** Set when the caller sent an `Idempotency-Key`. */
  idempotency?: IdempotentCall | undefined;
}

export interface Purchased {
  payment_id: number;
  /** The code of the page where a Pix is paid. */
  pix_code?: string;
}

/** The buyer's answer, however the purchase was settled. */
export const answerOf = ({ id, method, code }: { id: number; method: string; code: string }): Purchased => ({
  payment_id: id,
  ...(method === 'pix' && { pix_code: code }),
});

/** Thrown inside a purchase's transaction when another call has the key. */
export class IdempotencyKeyTaken extends Error {}
