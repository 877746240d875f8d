import { addDays, dayInSaoPaulo, endOfDay } from '../dates.ts';
import type { ClientProduct } from '../products/client-product.ts';
import { isRefundedByGateway, type PaymentMethod } from '../products/payment-method.ts';
import { brl } from '../format.ts';
import type { RefundState } from './refund.ts';

/** Online purchases can be undone without a reason for seven days: art. 49 of the Brazilian consumer code. */
export const WITHDRAWAL_DAYS = 7;
/** A bank tells of a payment, and access begins, up to two business days after it was made. */
const SETTLEMENT_DAYS = 4;

/** The right to undo a purchase, until it ends. */
export interface Withdrawal {
  until: string;
  /** What goes back, in BRL. */
  amount: number;
  method: PaymentMethod;
  /** Whether the term that was renewed goes on. Otherwise access ends. */
  restores_term: boolean;
  /** The products that were credited to it, and are active again. */
  restores: string[];
}

/** How the money goes back, before or after its account was given. */
export const refundMethodWords = (method: PaymentMethod, isGiven = false): string =>
  method === 'credit_card'
    ? 'O estorno é pedido agora à operadora do cartão, que o lança na fatura seguinte ou na outra.'
    : method === 'pix'
      ? 'O valor volta à conta de onde o Pix saiu.'
      : `O valor vai para a conta que você ${isGiven ? 'indicou' : 'indicar'}.`;

interface Paid {
  /** Null if that is not known, as of attributed money. */
  method: PaymentMethod | null;
  /** What can still be refunded, in BRL. */
  amount: number;
  /** Paid without a log-in: the payer may be another person. */
  guest: boolean;
  /** Paid with money that finance attributed to it, which may be another amount. */
  attributed: boolean;
}

/** The last day counts in full, in São Paulo. `starts_at` is when it was paid. */
export function withdrawalOf(
  { status, starts_at }: Pick<ClientProduct, 'status' | 'starts_at'>,
  paid: Paid | undefined,
  now: Date,
): Omit<Withdrawal, 'restores_term' | 'restores'> | null {
  if (status !== 'active' || starts_at === null || !paid) return null;
  const { method, amount, guest, attributed } = paid;
  if (method === null || guest || attributed || amount <= 0) return null;
  const days = WITHDRAWAL_DAYS + (isRefundedByGateway(method) ? 0 : SETTLEMENT_DAYS);
  const lastDay = addDays(dayInSaoPaulo(new Date(starts_at)), days);
  return dayInSaoPaulo(now) > lastDay ? null : { until: endOfDay(lastDay).toISOString(), amount, method };
}

/** How far the money is on its way back, for the client. `refunded` is in BRL. */
export const refundProgress = (state: RefundState, refunded: number): string =>
  state === 'returned' || state === 'by_hand'
    ? brl(refunded)
    : `Em andamento${refunded > 0 ? `, ${brl(refunded)} já devolvidos` : ''}`;
