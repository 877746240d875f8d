import type { StaffRole } from '@mirante/domain/access.ts';
import type { AuditedResource, AuditEntry, Change } from '@mirante/domain/audit.ts';
import type { Gender } from '@mirante/domain/client.ts';
import type { ClientProductStatus } from '@mirante/domain/client-product.ts';
import type { CouponContext } from '@mirante/domain/coupon.ts';
import type { PaymentMethod, PaymentStatus, PaymentType } from '@mirante/domain/payment.ts';
import type { ContentKind } from '@mirante/domain/usage.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LinkPurpose, TypedChange } from './features/recovery/mailed-link.store.ts';
import type { SessionKind } from './http/session-row.ts';

type Default<T> = ColumnType<T, T | undefined, T>;
type Id = GeneratedAlways<number>;
/** A moment with its time zone. A row is always given its own: the columns' `now()` is the database's clock, which is not the server's. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;

interface Person {
  name: string;
  email: string;
  password_hash: string;
}
interface Owner {
  client_id: number | null;
  user_id: number | null;
}

/** The tables as the queries see them: money (numeric) is a number of BRL, a calendar day (date) a `YYYY-MM-DD`. */
export interface Schema {
  role: { id: number; name: StaffRole };
  staff_user: Person & {
    id: Id;
    created_at: Moment;
    updated_at: Moment;
    changed_password_at: Moment | null;
    removed_at: Moment | null;
    name_key: GeneratedAlways<string>;
  };
  second_factor: { user_id: number; secret: Buffer; second_factor_since: Moment; last_step: number };
  second_factor_offer: { user_id: number; secret: Buffer; expires_at: Moment };
  recovery_code: { user_id: number; code_hash: Buffer; used_at: Moment | null };
  staff_user_role: { user_id: number; role_id: number };
  client: Person & {
    id: Id;
    cpf: string | null;
    birth_date: string | null;
    phone: string | null;
    cell_phone: string | null;
    gender: Gender | null;
    must_change_password: Default<boolean>;
    password_expires_at: Moment | null;
    vindi_id: string | null;
    email_confirmed_at: Moment | null;
    created_at: Moment;
    removed_at: Moment | null;
    /** Made of the others for lists: what names sort by, every word they are looked for by, and the phones' digits. */
    name_key: GeneratedAlways<string>;
    search: GeneratedAlways<string>;
    phones: GeneratedAlways<string>;
  };
  /** Kept by triggers: the acquisition that says most about each client. */
  client_headline: {
    client_id: number;
    client_product_id: number | null;
    expires_at: Moment | null;
    is_active: Generated<boolean>;
  };
  client_address: {
    client_id: number;
    zipcode: string;
    address: string;
    number: number;
    complement: string | null;
    district: string;
    state: string;
    city: string;
    city_id: number | null;
    created_at: Moment;
    updated_at: Moment;
  };
  session: Owner & {
    id: Id;
    token_hash: Buffer;
    kind: SessionKind;
    created_at: Moment;
    seen_at: Moment;
    expires_at: Moment;
    ip: string | null;
    agent: string | null;
  };
  login_event: Owner & { id: Id; error: string | null; created_at: Moment };
  mailed_link: Owner & {
    id: Id;
    code_hash: Buffer;
    purpose: LinkPurpose;
    change: Json<Record<string, unknown>> | null;
    created_at: Moment;
    expires_at: Moment;
    used_at: Moment | null;
  };
  mailbox: { id: Id; recipient: string; subject: string; body: string; html: string; created_at: Moment };
  erasure_request: { id: Id; client_id: number; reason: string | null; created_at: Moment; closed_at: Moment | null };
  audit_entry: {
    id: Id;
    created_at: Moment;
    user_id: number;
    action: string;
    request_id: string;
    change: Change;
    resource: AuditedResource;
    record_id: number | null;
    root_resource: AuditedResource;
    root_id: number | null;
    diff: Json<AuditEntry['diff']>;
  };
  rate_count: { key: string; starts_at: Moment; n: number };
  product: {
    id: Generated<number>;
    code: string;
    name: string;
    description: string;
    price: number;
    installments: number;
    vindi_id: number | null;
    vindi_code: string | null;
    image: string | null;
    active: Default<boolean>;
    position: Default<number>;
    created_at: Moment;
    updated_at: Moment;
    /** Made of the name: what names sort by. */
    name_key: GeneratedAlways<string>;
  };
  product_link: { parent_id: number; child_id: number };
  coupon: {
    id: Id;
    code: string;
    qt: number;
    usage_count: Default<number>;
    is_default: Default<boolean>;
    percent: number | null;
    amount: number | null;
    starts_at: Moment;
    expires_at: Moment | null;
    applies_to: Default<CouponContext>;
    credit_card: Default<boolean>;
    bank_slip: Default<boolean>;
    pix: Default<boolean>;
    staff_only: Default<boolean>;
    obs: string | null;
    created_at: Moment;
  };
  coupon_product: { coupon_id: number; product_id: number };
  cancel_reason: { id: number; name: string };
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
  };
  /** Kept by triggers: payments by the week (a Monday) of their creation; a count is the sum over its slots. */
  payment_rollup: { week: string; status: PaymentStatus; method: PaymentMethod; slot: number; n: number };
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
  };
  expiry_reminder: { client_product_id: number; expires_at: Moment; days: number; created_at: Moment };
  expiry_log: {
    id: Id;
    client_product_id: number;
    user_id: number;
    old_expires_at: Moment | null;
    new_expires_at: Moment;
    obs: string | null;
    created_at: Moment;
  };
  content_read: { client_id: number; kind: ContentKind; content_id: number; read_at: Moment };
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
  };
  stock: {
    id: Generated<number>;
    name: string;
    name_key: GeneratedAlways<string>;
    sector: string | null;
    description: string;
    national: Default<boolean>;
    created_at: Moment;
    updated_at: Moment;
  };
  stock_code: {
    id: Generated<number>;
    stock_id: number;
    code: string;
    current_price: Default<number>;
    fair_price: Default<number>;
    national_code: Default<boolean>;
    active: Default<boolean>;
    price_updated_at: Moment | null;
  };
  stock_portfolio: {
    id: Generated<number>;
    name: string;
    name_key: GeneratedAlways<string>;
    description: string;
    product_id: number;
    category: string | null;
    active: Default<boolean>;
    link_wallet_video: string | null;
    link_performance_report: string | null;
    link_complete_performance: string | null;
    link_dividends_map: string | null;
    link_wallet_chart: string | null;
    created_at: Moment;
    updated_at: Moment;
  };
  dividend: {
    id: Generated<number>;
    stock_portfolio_id: number;
    code: string;
    value: number;
    with_date: string;
    payment_date: string | null;
    yield_on_payment: number;
    yield_on_cost: number;
    created_at: Moment;
    updated_at: Moment;
  };
  payment_item: { payment_id: number; product_id: number; amount: number; discount: Default<number> };
  coupon_use: { payment_id: number; coupon_id: number; taken_at: Moment; released_at: Moment | null };
  purchase_intent: {
    payment_id: number;
    new_client: boolean;
    change: Json<TypedChange> | null;
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
    cart: Json<unknown> | null;
    client_id: number | null;
    created_at: Moment;
    updated_at: Moment;
  };
}
