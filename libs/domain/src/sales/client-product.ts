import type { ClientProduct } from '../products/client-product.ts';
import type { OwnPayment, PaymentRow } from './payment.ts';
import type { RefundRow } from './refund.ts';
import type { Withdrawal } from './withdrawal.ts';

/** An acquisition with a summary of its payment, for the history. */
export interface AcquiredProduct extends ClientProduct {
  payment: PaymentRow | null;
}

/** An acquisition with its full payment. */
export interface OwnProduct extends ClientProduct {
  payment: OwnPayment | null;
}

/** An acquisition as its own client sees it. */
export interface OwnProductDetail extends OwnProduct {
  /** Null unless its purchase can be undone now. */
  withdrawal: Withdrawal | null;
}

/** A change of an acquisition's end. */
export interface ExpiryLog {
  id: number;
  created_at: string;
  user_name: string;
  user_email: string;
  old_expires_at: string | null;
  new_expires_at: string;
  obs: string | null;
}

/** An acquisition as staff see it. */
export interface StaffClientProduct extends OwnProduct {
  /** Staff's internal note, in no response to the client. */
  obs: string | null;
  /** Newest first. */
  expiry_logs: ExpiryLog[];
  refund: Pick<RefundRow, 'id' | 'amount' | 'state' | 'created_at' | 'refunded_at'> | null;
  /** The refundable amount that was paid for it, in BRL. */
  refundable: number;
  /** For edits. */
  versions: { expiry: string; obs: string };
}

export interface CancelReason {
  id: number;
  name: string;
}

/** A product for pickers, on sale or not. */
export interface ProductChoice {
  id: number;
  code: string;
  name: string;
  active: boolean;
  vindi_code: string | null;
  /** The ids of the products that it includes directly. */
  children: number[];
}

/** Context for a product that staff are about to add. */
export interface ProductStanding {
  /** Its charges that await payment, including overdue ones, which may still be paid. */
  open_payments: PaymentRow[];
  /** The client's open products that include it. */
  included_in: string[];
}

/** The products that staff can add for a client: on sale, and not active yet. */
export const addableOf = (
  products: readonly ProductChoice[],
  owned: readonly Pick<ClientProduct, 'product_id' | 'status'>[],
): ProductChoice[] =>
  products.filter(
    ({ id, active }) => active && !owned.some(({ product_id, status }) => product_id === id && status === 'active'),
  );
