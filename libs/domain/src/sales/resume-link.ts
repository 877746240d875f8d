import type { Address } from '../address.ts';
import type { CheckoutStep } from './checkout.ts';

/** How long a checkout can be resumed. */
export const RESUME_LINK_DAYS = 7;

/** What a visitor typed who asked for a link to finish the purchase later. Never the CPF, a password or a card. */
export interface CheckoutDraft {
  name: string;
  email: string;
  phone: string;
  coupon_code: string | null;
  address: Address | null;
}

/** A checkout to resume. */
export interface ResumedCheckout extends CheckoutDraft {
  session_key: string;
  /** The product's code. */
  product: string;
  /** The furthest step that was open. */
  step: Exclude<CheckoutStep, 0>;
}
