import type { TypedChange } from '../../database/schema/access.ts';
import type { Payer } from '../../database/schema/sales.ts';
import type { InferType } from 'yup';
import type { paymentForm } from '@mirante/contract/sales/payment.form.ts';
import type { CouponContext } from '@mirante/domain/products/coupon.ts';
import type { Db } from '../../database/db.ts';
import type { LimitName } from '../../http/limits.ts';
import type { IdempotentCall } from './idempotency.store.ts';

export type PaymentInput = InferType<typeof paymentForm>;

export interface Buyer {
  id: number;
  isNew: boolean;
  /** What was typed for an account that exists already, to be asked about by mail. */
  change?: TypedChange | undefined;
  /** Nobody logged in, and the account existed already: the order is not its owner's until they say so by paying. */
  isGuest?: boolean | undefined;
  /** Who typed a guest's order, where that is another address than the account's. */
  payer?: Payer | undefined;
  /** The acquisition of theirs that this is a renewal of. */
  renews?: number | undefined;
}

/** A limit of asking for coupon codes, and whom it counts. */
export type CouponGuess = readonly [LimitName, string];

export interface Order {
  payment: PaymentInput;
  context: Exclude<CouponContext, 'all'>;
  /** What is slow about the buyer, such as hashing a password, before anything is locked; then finds or makes the client, and locks it. */
  buyer: () => Promise<(trx: Db) => Promise<Buyer>>;
  /** Whose guesses a coupon code that is refused counts among. */
  couponGuesses: readonly CouponGuess[];
  /** Where the caller gave an `Idempotency-Key`. */
  idempotency?: IdempotentCall | undefined;
}

export interface Purchased {
  payment_id: number;
  /** Names the page where a Pix is paid. */
  pix_code?: string;
}

/** What whoever bought is told, by whatever way the purchase was settled. */
export const answerOf = ({ id, method, code }: { id: number; method: string; code: string }): Purchased => ({
  payment_id: id,
  ...(method === 'pix' && { pix_code: code }),
});

/** Thrown inside a purchase's transaction when another call has the key already. */
export class IdempotencyKeyTaken extends Error {}
