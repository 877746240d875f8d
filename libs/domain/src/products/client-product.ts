import type { StatusStyle } from '../status-style.ts';
import { inLowerCase, wordsOf } from '../records/words.ts';

export const clientProductStatuses = ['active', 'pending_payment', 'no_payment', 'cancelled', 'expired'] as const;
export type ClientProductStatus = (typeof clientProductStatuses)[number];
/** By which lists are filtered: `unknown` is any other, as an import might leave it. */
export const clientProductStatusFilters = [...clientProductStatuses, 'unknown'] as const;

const looks: Record<ClientProductStatus, StatusStyle> = {
  active: { label: 'ATIVO', tone: 'success', mark: 'dot' },
  pending_payment: { label: 'PAGAMENTO PENDENTE', tone: 'warning', mark: 'dot' },
  no_payment: { label: 'PAGAMENTO NÃO REALIZADO', tone: 'danger', mark: 'dot' },
  cancelled: { label: 'CANCELADO', tone: 'neutral', mark: 'dash' },
  expired: { label: 'EXPIRADO', tone: 'neutral', mark: 'hollow' },
};
const unknown: StatusStyle = { label: 'DESCONHECIDO', tone: 'neutral', mark: 'dot' };

export const clientProductStatusStyle = (status: string): StatusStyle =>
  Object.hasOwn(looks, status) ? looks[status as ClientProductStatus] : unknown;
export const clientProductStatusLabels = Object.fromEntries(
  clientProductStatusFilters.map((status) => [status, clientProductStatusStyle(status).label]),
) as Record<(typeof clientProductStatusFilters)[number], string>;

export interface ClientProduct {
  id: number;
  product_id: number;
  product_code: string;
  product_name: string;
  product_logo: string | null;
  status: ClientProductStatus;
  created_at: string;
  /** When its access began; null until paid. */
  starts_at: string | null;
  /** Null while unpaid, and always for a lifetime product. */
  expires_at: string | null;
  renewed_from_id: number | null;
  /** What replaced it: its renewal, or the upgrade that its rest was credited to. */
  renewed_by_id: number | null;
  /** The payment of a renewal that is not confirmed yet. */
  renewing_id: number | null;
  /** What that renewal becomes once it is paid. */
  renewal_id: number | null;
  cancel_at: string | null;
  cancel_reason_name: string | null;
  cancel_reason: string | null;
  payment_id: number | null;
}

type State = Pick<ClientProduct, 'status' | 'renewing_id'>;

/** Which actions are allowed in which state, for the buttons and for the server. */
export const clientProductCan = {
  renew: ({ status, renewing_id }: State): boolean => status === 'active' && renewing_id === null,
  cancel: ({ status }: Pick<State, 'status'>): boolean => status === 'active',
  /** An expired one can be extended, unless it was renewed. */
  changeExpiry: ({ status, renewed_by_id }: Pick<ClientProduct, 'status' | 'renewed_by_id'>): boolean =>
    status === 'active' || (status === 'expired' && renewed_by_id === null),
  buyAgain: ({ status }: State): boolean => status !== 'active' && status !== 'pending_payment',
};
/** The status of an active or expired acquisition whose end is moved. */
export const statusEnding = (end: Date, now: Date): 'active' | 'expired' => (end > now ? 'active' : 'expired');
/** The status now: an acquisition expires at its end, whether or not the job has updated its row. */
export const statusAt = (
  { status, expires_at: end }: Pick<ClientProduct, 'status' | 'expires_at'>,
  now: Date,
): ClientProductStatus => (status === 'active' && end !== null ? statusEnding(new Date(end), now) : status);

type Labelled = Omit<
  ClientProduct,
  | 'product_id'
  | 'product_code'
  | 'product_name'
  | 'product_logo'
  | 'renewing_id'
  | 'renewal_id'
  | 'cancel_reason_name'
  | 'payment_id'
> & { cancel_reason_id: number; obs: string | null };
export const clientProductWords = wordsOf<Labelled>({
  name: 'Produto do cliente',
  plural: 'Produtos do cliente',
  labels: {
    id: 'ID',
    status: 'Situação',
    created_at: 'Criado em',
    starts_at: 'Início',
    expires_at: 'Vencimento',
    renewed_from_id: 'Renovado de',
    renewed_by_id: 'Substituído por',
    cancel_at: 'Cancelado em',
    cancel_reason_id: 'Tipo de motivo',
    cancel_reason: 'Motivo',
    obs: 'Observação',
  },
  log: {
    reminded_at: 'Lembrete pedido em',
    days: 'Vence em até (dias)',
    expires_from: 'Vence desde',
    expires_to: 'Vence até',
  },
  values: { status: inLowerCase(clientProductStatusLabels) },
});
