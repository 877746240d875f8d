import type { ClientProduct } from '../products/client-product.ts';
import type { Payment, PaymentRow } from './payment.ts';
import type { RefundRow } from './refund.ts';

/** One acquisition with its payment in short, as the history shows it. */
export interface AcquiredProduct extends ClientProduct {
  payment: PaymentRow | null;
}

/** One product with the whole of its payment. */
export interface OwnProduct extends ClientProduct {
  payment: Payment | null;
}

/** One change of an acquisition's end. */
export interface ExpiryLog {
  id: number;
  created_at: string;
  user_name: string;
  user_email: string;
  old_expires_at: string | null;
  new_expires_at: string;
  obs: string | null;
}

/** One acquisition as staff see it. */
export interface StaffClientProduct extends OwnProduct {
  /** What staff note for each other; no answer to the client has it. */
  obs: string | null;
  /** Newest first. */
  expiry_logs: ExpiryLog[];
  refund: Pick<RefundRow, 'id' | 'amount' | 'state' | 'created_at' | 'refunded_at'> | null;
  /** What was paid for it and may be given back, in BRL. */
  refundable: number;
  /** What edits are made over. */
  versions: { expiry: string; obs: string };
}

export interface CancelReason {
  id: number;
  name: string;
}

/** A product as pickers need it, whether it is at sale or not. */
export interface ProductChoice {
  id: number;
  code: string;
  name: string;
  active: boolean;
  vindi_code: string | null;
  /** The ids of those that it includes directly. */
  children: number[];
}

/** What stands beside a product that staff are about to add. */
export interface ProductStanding {
  /** Charges of it that wait for their money, past due ones too, which may still be paid. */
  open_payments: PaymentRow[];
  /** What the client has open that contains it. */
  included_in: string[];
}

/** The products that staff may add for a client: at sale, and not active for them already. */
export const addableOf = (
  products: readonly ProductChoice[],
  owned: readonly Pick<ClientProduct, 'product_id' | 'status'>[],
): ProductChoice[] =>
  products.filter(
    ({ id, active }) => active && !owned.some(({ product_id, status }) => product_id === id && status === 'active'),
  );
