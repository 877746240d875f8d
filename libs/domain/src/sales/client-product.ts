import type { Look } from '../look.ts';
import type { Payment, PaymentRow } from './payment.ts';

export const clientProductStatuses = ['active', 'pending_payment', 'no_payment', 'cancelled', 'expired'] as const;
export type ClientProductStatus = (typeof clientProductStatuses)[number];

const looks: Record<ClientProductStatus, Look> = {
  active: { label: 'ATIVO', tone: 'success', mark: 'dot' },
  pending_payment: { label: 'PAGAMENTO PENDENTE', tone: 'warning', mark: 'dot' },
  no_payment: { label: 'PAGAMENTO NÃO REALIZADO', tone: 'danger', mark: 'dot' },
  cancelled: { label: 'CANCELADO', tone: 'neutral', mark: 'dash' },
  expired: { label: 'EXPIRADO', tone: 'neutral', mark: 'hollow' },
};
const unknown: Look = { label: 'DESCONHECIDO', tone: 'neutral', mark: 'dot' };

export const clientProductStatusLook = (status: string): Look =>
  Object.hasOwn(looks, status) ? looks[status as ClientProductStatus] : unknown;
export const clientProductStatusLabels = Object.fromEntries(
  clientProductStatuses.map((s) => [s, looks[s].label]),
) as Record<ClientProductStatus, string>;

export interface ClientProduct {
  id: number;
  product_id: number;
  product_code: string;
  product_name: string;
  product_logo: string | null;
  status: ClientProductStatus;
  created_at: string;
  /** When its access began; null until it was paid. */
  starts_at: string | null;
  /** Null while unpaid, and for ever on a lifetime product. */
  expires_at: string | null;
  renewed_from_id: number | null;
  renewed_by_id: number | null;
  /** The payment of a renewal that is not confirmed yet. */
  renewing_id: number | null;
  cancel_at: string | null;
  cancel_reason_name: string | null;
  cancel_reason: string | null;
  obs: string | null;
  payment_id: number | null;
}

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
  /** Newest first. */
  expiry_logs: ExpiryLog[];
  refund: { id: number; amount: number; created_at: string; refunded_at: string | null } | null;
  /** What was paid for it and may be given back, in BRL. */
  refundable: number;
  /** What edits are made over. */
  versions: { expiry: string; obs: string };
}

export interface CancelReason {
  id: number;
  name: string;
}

/** A product as the picker for a client needs it, whether it is at sale or not. */
export interface ProductChoice {
  id: number;
  code: string;
  name: string;
  active: boolean;
}

type State = Pick<ClientProduct, 'status' | 'renewing_id'>;

/** Who may do what when: the same answers for the buttons and for the server. */
export const clientProductCan = {
  renew: ({ status, renewing_id }: State): boolean => status === 'active' && renewing_id === null,
  cancel: ({ status }: Pick<State, 'status'>): boolean => status === 'active',
  /** What ended by itself may be given more time, unless a renewal has taken its place. */
  changeExpiry: ({ status, renewed_by_id }: Pick<ClientProduct, 'status' | 'renewed_by_id'>): boolean =>
    status === 'active' || (status === 'expired' && renewed_by_id === null),
  buyAgain: ({ status }: State): boolean => status !== 'active' && status !== 'pending_payment',
};
/** The products that staff may add for a client: at sale, and not active for them already. */
export const addableOf = (
  products: readonly ProductChoice[],
  owned: readonly Pick<ClientProduct, 'product_id' | 'status'>[],
): ProductChoice[] =>
  products.filter(
    ({ id, active }) => active && !owned.some(({ product_id, status }) => product_id === id && status === 'active'),
  );

/** Waits for money: a purchase not paid, or a renewal not paid. */
export const isPending = ({ status, renewing_id }: State): boolean =>
  status === 'pending_payment' || renewing_id !== null;
