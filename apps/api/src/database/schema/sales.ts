import type { ColumnType, GeneratedAlways } from 'kysely';
import type { TypedChange } from './access.ts';
import type { Added, Default, Id, Json, Moment, Sealed } from './columns.ts';
import type { ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import type { MoneyEntryKind } from '@mirante/domain/sales/money-entry.ts';
import type { DiscrepancyKind } from '@mirante/domain/sales/discrepancy-kind.ts';
import type { DiscrepancyStatus } from '@mirante/domain/sales/discrepancy.ts';
import type { PaymentStatus, PaymentType } from '@mirante/domain/sales/payment.ts';
import type { RefundState } from '@mirante/domain/sales/refund.ts';

export interface Payer {
  name: string;
  email: string;
}

/** What is typed into a checkout before anything is bought. */
export interface Cart {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  products?: number[] | undefined;
}
/** What was typed lies sealed; `email` is what it is found by. */
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
    /** Which of the house's texts its buyer agreed to, and when; null before they were asked. */
    terms_version: string | null;
    terms_accepted_at: Moment | null;
    /** The last time that staff sent the client the way to pay. */
    link_sent_at: Moment | null;
    link_sent_by: 'email' | 'whatsapp' | null;
    /** Ordered without a login, for an account that existed already. */
    guest: Default<boolean>;
    /** Made of the few-valued others, for lists. */
    facet: GeneratedAlways<number>;
  };
  payment_item: { payment_id: number; product_id: number; amount: number; discount: Default<number> };
  /** Kept by triggers, a log of changes: payments by the week (a Monday) of their creation; a count is the sum over its rows. */
  payment_rollup: { week: string; status: PaymentStatus; method: PaymentMethod; slot: Default<number>; n: number };
  /** Kept by triggers, a log of changes: payments by the day of their creation in São Paulo, and their facet. `net` in BRL. */
  payment_day: { day: string; facet: number; n: number; net: number };
  coupon_use: { payment_id: number; coupon_id: number; taken_at: Moment; released_at: Moment | null };
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
    /** Kept by triggers: when its client signed up, while the client is in lists. */
    listed_at: GeneratedAlways<Date | null>;
  };
  cancel_reason: { id: number; name: string };
  expiry_reminder: { client_product_id: number; expires_at: Moment; days: number; created_at: Moment };
  /** Asked for by staff. */
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
  refund: {
    id: Id;
    client_id: number;
    client_product_id: number;
    payment_id: number;
    amount: number;
    obs: string | null;
    created_at: Moment;
    updated_at: Moment;
    refunded_at: Moment | null;
    /** Kept by triggers: what its entries say. */
    state: GeneratedAlways<RefundState>;
  };
  /** What moved, added to and never changed: `sales/README.md`. */
  money_entry: {
    id: Id;
    kind: Added<MoneyEntryKind>;
    payment_id: Added<number | null>;
    refund_id: Added<number | null>;
    resolves_id: Added<number | null>;
    /** In BRL. A refund's entries take its own. */
    amount: ColumnType<number, number | undefined, never>;
    gateway_reference: Added<string | null>;
    detail: Added<string | null>;
    /** Who of the staff, which the database takes from the call; nothing for what happened by itself. */
    user_id: Added<number | null>;
    at: Added<Date>;
  };
  /** Where our books and the gateway's differ. */
  discrepancy: {
    id: Id;
    kind: DiscrepancyKind;
    status: Default<DiscrepancyStatus>;
    charge_code: string | null;
    payment_id: number | null;
    method: PaymentMethod | null;
    expected: number | null;
    received: number;
    found_at: Moment;
    resolved_at: Moment | null;
    resolved_by: number | null;
    note: string | null;
    attributed_to: number | null;
  };
  /** The days, in São Paulo, that were compared with the gateway's. */
  compared_day: { day: string; compared_at: Moment };
  purchase_intent: {
    payment_id: number;
    new_client: boolean;
    change: Json<Sealed | TypedChange> | null;
    /** Who typed a guest order, where that is another address than the account's; until it is paid or called off. */
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
    /** When the reconciliation takes it up, unless it was processed before. */
    next_try_at: Default<Date>;
  };
  /** What the Vindi adapter has asked for and not heard of, and what it gave back. */
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
  checkout_session: {
    key: string;
    step: Default<number>;
    cart: Json<Cart | SealedCart> | null;
    client_id: number | null;
    created_at: Moment;
    updated_at: Moment;
  };
}
