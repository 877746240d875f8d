import { brl } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { paymentMethodLabels, type PaymentMethod } from '../products/payment-method.ts';
import { inLowerCase, labelsOf, wordsOf, yesNo } from '../records/words.ts';
import { discrepancyKindLabels, type DiscrepancyKind } from './discrepancy-kind.ts';
import type { MoneyEntry } from './money-entry.ts';
import { refundStateStyles, type RefundState } from './refund.ts';

export const paymentTypes = ['buy', 'renew'] as const;
export type PaymentType = (typeof paymentTypes)[number];
export const paymentTypeStyles: Record<PaymentType, StatusStyle> = {
  buy: { label: 'COMPRA', tone: 'neutral', mark: 'none' },
  renew: { label: 'RENOVAÇÃO', tone: 'brand', mark: 'none' },
};

/** For this long after its due time a payment may still become known: banks clear a boleto within a week. */
export const LATE_PAYMENT_DAYS = 7;

export const paymentStatuses = ['pending', 'paid', 'canceled', 'client_deleted'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const statusStyles: Record<PaymentStatus, StatusStyle> = {
  pending: { label: 'PENDENTE', tone: 'warning', mark: 'dot' },
  paid: { label: 'PAGO', tone: 'success', mark: 'dot' },
  canceled: { label: 'CANCELADO', tone: 'neutral', mark: 'dash' },
  client_deleted: { label: 'CLIENTE_DEL', tone: 'neutral', mark: 'dot' },
};
/** A filter's answer: pending, overdue or not. */
export const OPEN_LABEL = 'EM ABERTO';
const overdue: StatusStyle = { label: 'VENCIDO', tone: 'danger', mark: 'dot' };
const unknown: StatusStyle = { label: 'DESCONHECIDO', tone: 'neutral', mark: 'dot' };

/** The style of a payment's status. Some older payments have `cancelled`. */
export function paymentStatusStyle({ status, expired }: { status: string; expired: boolean }): StatusStyle {
  if (status === 'pending' && expired) return overdue;
  if (status === 'cancelled') return statusStyles.canceled;
  return styleIn(statusStyles, status);
}

/** The style of a payment's type, also told by what it renews. */
export const paymentTypeStyle = ({ type, renewal_id }: { type: string; renewal_id?: number | null }): StatusStyle =>
  styleIn(paymentTypeStyles, renewal_id ? 'renew' : type);

const styleIn = (styles: Record<string, StatusStyle>, name: string): StatusStyle =>
  (Object.hasOwn(styles, name) && styles[name]) || unknown;

export const paymentStatusLabels = Object.fromEntries(
  paymentStatuses.map((status) => [status, statusStyles[status].label]),
) as Record<PaymentStatus, string>;

export interface PaymentItem {
  product_id: number;
  product_name: string;
  /** List price in BRL. */
  amount: number;
  discount: number;
}

/** A payment in a list. Amounts in BRL: `amount` is the list total, `net` the total to pay. */
export interface PaymentRow {
  id: number;
  vindi_code: string | null;
  type: PaymentType;
  status: PaymentStatus;
  /** Pending and overdue. */
  expired: boolean;
  method: PaymentMethod;
  /** In catalogue order. */
  product_names: string[];
  net: number;
  amount: number;
  discount: number;
  installments: number;
  created_at: string;
  due_at: string | null;
  confirmed_at: string | null;
  coupon_code: string | null;
  /** Ordered without a login, for an existing account. */
  guest: boolean;
}

export interface Payment extends PaymentRow {
  verified_at: string | null;
  bank_slip_url: string | null;
  bank_slip_line: string | null;
  /** The QR code as an SVG data URL, while the charge can be paid. */
  qr_code_url: string | null;
  pix_copy_paste: string | null;
  /** The code of the public page of a Pix charge. */
  pix_code: string | null;
  coupon_id: number | null;
  renewal_id: number | null;
  card_brand: string | null;
  card_last_four: string | null;
  /** The version of the legal texts that its buyer accepted. */
  terms_version: string | null;
  items: PaymentItem[];
  /** The parts of the discount that the rest of other products paid for, in BRL. */
  credits: { product_name: string; amount: number }[];
}

interface Refunded {
  /** The amount refunded, by the gateway or by hand, in BRL. */
  refunded: number;
  /** The state of the refund that most needs attention. */
  refund_state: RefundState | null;
}

/** A payment as its own client sees it. */
export interface OwnPayment extends Payment, Refunded {}

/** What was paid; a guest's payment may be another person's. */
export const hasReceipt = ({ status, guest, net }: Pick<PaymentRow, 'status' | 'guest' | 'net'>): boolean =>
  status === 'paid' && !guest && net > 0;

export interface StaffPaymentRow extends PaymentRow, Refunded {
  client_id: number;
  client_name: string;
  /** The client has no page any more. */
  client_removed: boolean;
}

/** The totals of some payments, in BRL; a lower bound if there are too many to sum up in time. */
export interface PaymentTotals {
  n: number;
  net: number;
  is_at_least: boolean;
}

export interface StaffPayment extends Payment, Refunded {
  client_id: number;
  client_name: string;
  /** The client has no page any more. */
  client_removed: boolean;
  /** Its money entries, in order. */
  entries: MoneyEntry[];
  /** Its unresolved discrepancy with the gateway. */
  problem: DiscrepancyKind | null;
  /** Why its pending Pix or boleto cannot be renewed; null if it can. */
  renewal_problem: string | null;
}

/** The amount and discount filters of payment lists: inclusive bounds in BRL. */
export const amountBuckets = {
  '0': { label: '= 0', from: 0, to: 0 },
  '1-50': { label: '1 a 50', from: 0.01, to: 50 },
  '51-100': { label: '51 a 100', from: 50.01, to: 100 },
  '101-150': { label: '101 a 150', from: 100.01, to: 150 },
  '151-': { label: 'acima de 150', from: 150.01, to: null },
} as const satisfies Record<string, { label: string; from: number; to: number | null }>;
export type AmountBucket = keyof typeof amountBuckets;
export const amountBucketKeys = Object.keys(amountBuckets) as AmountBucket[];

export const paymentWords = wordsOf<StaffPaymentRow>({
  name: 'Pagamento',
  plural: 'Pagamentos',
  labels: {
    id: 'ID',
    vindi_code: 'Código Vindi',
    client_id: 'ID do cliente',
    client_name: 'Cliente',
    client_removed: 'Cliente removido',
    type: 'Tipo',
    status: 'Situação',
    expired: 'Vencido',
    method: 'Método',
    product_names: 'Produtos',
    net: 'Valor',
    amount: 'Preço de tabela',
    discount: 'Desconto',
    installments: 'Parcelas',
    coupon_code: 'Cupom',
    created_at: 'Criado em',
    due_at: 'Vence em',
    confirmed_at: 'Confirmado em',
    guest: 'Pedido sem login',
    refunded: 'Devolvido',
    refund_state: 'Reembolso',
  },
  list: { vindi_code: 'Código', due_at: 'Vencimento' },
  log: {
    coupon_code: 'Código do cupom',
    renewal_id: 'Renovação de',
    card_brand: 'Bandeira do cartão',
    card_last_four: 'Final do cartão',
    bank_slip_url: 'Endereço do boleto',
    bank_slip_line: 'Linha do boleto',
    pix_copy_paste: 'Pix copia e cola',
    terms_version: 'Versão dos termos',
    terms_accepted_at: 'Termos aceitos em',
    'payment.created_from': 'Criados desde',
    'payment.created_to': 'Criados até',
    'payment.confirmed_from': 'Confirmados desde',
    'payment.confirmed_to': 'Confirmados até',
    link_sent_at: 'Link enviado em',
    link_sent_by: 'Link enviado por',
    problem: 'Divergência',
  },
  values: {
    type: inLowerCase(labelsOf(paymentTypeStyles)),
    method: paymentMethodLabels,
    status: inLowerCase({ ...paymentStatusLabels, expired: overdue.label, open: OPEN_LABEL }),
    link_sent_by: { email: 'email', whatsapp: 'WhatsApp' },
    net: brl,
    amount: brl,
    discount: brl,
    refunded: brl,
    guest: yesNo,
    problem: inLowerCase(discrepancyKindLabels),
    'refund.state': inLowerCase(labelsOf(refundStateStyles)),
    'payment.amount': labelsOf(amountBuckets),
    'payment.discount': labelsOf(amountBuckets),
  },
});
