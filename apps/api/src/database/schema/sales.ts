import type { GeneratedAlways } from 'kysely';
import type { TypedChange } from './access.ts';
import type { Default, Id, Json, Moment, Sealed } from './columns.ts';
import type { ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import type { PaymentStatus, PaymentType } from '@mirante/domain/sales/payment.ts';

export interface Payer {
  name: string;
  email: string;
}

/** Checkout input before a purchase. */
export interface Cart {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  products?: number[] | undefined;
}
/** Sealed checkout input; `email` is its lookup key. */
export interface SealedCart extends Sealed {
  email?: string | undefined;
  products?: number[] | undefined;
}

export interface SalesTables {
  payment: {
    id: Id;
    code: string;
    client_id: number;
    type: PaymentType;
    method: PaymentMethod;
    status: Default<PaymentStatus>;
    amount: number;
    discount: Default<number>;
    installments: Default<number>;
    vindi_code: string | null;
    coupon_id: number | null;
    coupon_code: string | null;
    renewal_id: number | null;
    card_brand: string | null;
    card_last_four: string | null;
    bank_slip_url: string | null;
    bank_slip_line: string | null;
    pix_copy_paste: string | null;
    created_at: Moment;
    due_at: Moment | null;
    confirmed_at: Moment | null;
    verified_at: Moment | null;
    /** Until then, a renewal of its charge keeps it from expiring. */
    renewing_until: Moment | null;
    /** The version of the legal texts that the buyer agreed to, and when; null for older payments. */
    terms_version: string | null;
    terms_accepted_at: Moment | null;
    /** When staff last sent the payment link. */
    link_sent_at: Moment | null;
    link_sent_by: 'email' | 'whatsapp' | null;
    /** Ordered without a login, for an existing account. */
    guest: Default<boolean>;
    /** Generated from the other columns of few values, for lists. */
    facet: GeneratedAlways<number>;
  };
  payment_item: { payment_id: number; product_id: number; amount: number; discount: Default<number> };
  /**
   * Maintained by triggers as a log of changes: payments by the week (its Monday) of their creation; a count is the sum
   * of its rows.
   */
  payment_rollup: { week: string; status: PaymentStatus; method: PaymentMethod; slot: Default<number>; n: number };
  /**
   * Maintained by triggers as a log of changes: payments by their creation day in São Paulo and facet. `net` in BRL.
   */
  payment_day: { day: string; facet: number; n: number; net: number };
  /** The same by month, of its first day. */
  payment_month: { month: string; facet: number; n: number; net: number };
  /**
   * Maintained by triggers as a log of changes: paid payments above zero by their confirmation day in São Paulo and
   * method. `net` in BRL.
   */
  revenue_day: { day: string; method: PaymentMethod; n: number; net: number };
  /** The rest of an acquisition that pays for a part of a payment's item, in BRL: reserved, used, or released. */
  upgrade_credit: {
    payment_id: number;
    product_id: number;
    client_product_id: number;
    amount: number;
    released_at: Default<Date | null>;
  };
  coupon_use: {
    payment_id: number;
    coupon_id: number;
    taken_at: Moment;
    released_at: Moment | null;
    beyond_quantity: Default<boolean>;
  };
  client_product: {
    id: Id;
    client_id: number;
    product_id: number;
    status: ClientProductStatus;
    payment_id: number | null;
    created_at: Moment;
    starts_at: Moment | null;
    expires_at: Moment | null;
    renewed_from_id: number | null;
    renewed_by_id: number | null;
    cancel_at: Moment | null;
    cancel_reason_id: number | null;
    cancel_reason: string | null;
    obs: string | null;
    /** Maintained by triggers: the client's sign-up time while listed. */
    listed_at: GeneratedAlways<Date | null>;
  };
  cancel_reason: { id: number; name: string };
  expiry_reminder: { client_product_id: number; expires_at: Moment; days: number; created_at: Moment };
  /** Reminders requested by staff. */
  staff_reminder: {
    id: Id;
    client_id: number;
    client_product_id: number;
    user_id: number;
    reminded_at: Moment;
    mailed_at: Moment | null;
  };
  expiry_log: {
    id: Id;
    client_product_id: number;
    user_id: number;
    old_expires_at: Moment | null;
    new_expires_at: Moment;
    obs: string | null;
    created_at: Moment;
  };
  purchase_intent: {
    payment_id: number;
    new_client: boolean;
    change: Json<Sealed | TypedChange> | null;
    /** The guest's contact data where its address differs from the account's, until the order is paid or voided. */
    payer: Json<Sealed | Payer> | null;
    greeted_at: Moment | null;
  };
  charge_attempt: {
    id: Id;
    reference: string;
    method: string;
    amount: number;
    outcome: 'accepted' | 'refused' | 'unknown';
    detail: string | null;
    created_at: Moment;
  };
  webhook_event: {
    event_key: string;
    type: string;
    charge_code: string;
    payload: Json<unknown>;
    received_at: Moment;
    processed_at: Moment | null;
    error: string | null;
    tries: Default<number>;
    /** When reconciliation processes it, unless already done. */
    next_try_at: Moment;
  };
  /** The Vindi adapter's requests without a known outcome, and its refunds. */
  vindi_asking: { reference: string; busy_until: Moment; again_at: Moment };
  vindi_refund: { reference: string; bill_id: string; cents: number; asked_at: Moment; done_at: Moment | null };
  idempotency: {
    scope: string;
    key: string;
    body_hash: Buffer;
    payment_id: number | null;
    worker: number;
    status: number | null;
    response: Json<unknown> | null;
    created_at: Moment;
  };
  /** Consent to one mail with a link that resumes the checkout. */
  resume_link: {
    session_key: string;
    email_proof: string;
    product_id: number;
    step: number;
    draft: Json<Sealed>;
    created_at: Moment;
    updated_at: Moment;
    expires_at: Moment;
    mailed_at: Moment | null;
    code_hash: Buffer | null;
  };
  checkout_session: {
    key: string;
    step: Default<number>;
    cart: Json<Cart | SealedCart> | null;
    client_id: number | null;
    created_at: Moment;
    updated_at: Moment;
  };
}
