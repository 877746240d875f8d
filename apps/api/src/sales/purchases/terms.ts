import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { fromCents, netCents } from '@mirante/domain/money.ts';
import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { addDays, dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import { isBankingDay } from '@mirante/domain/trading-days.ts';
import { PIX_MINUTES } from '@mirante/domain/sales/pix.ts';

const BOLETO_BUSINESS_DAYS = 3;

/** A payment's total, in BRL. */
export const totalOf = (price: { amount: number; discount: number }): number => fromCents(netCents(price));

/** The due time of a payment started now; a card is charged at once. */
export function paymentDueAt(method: CheckoutMethod, now: Date): Date | null {
  if (method === 'credit_card') return null;
  return method === 'pix' ? pixDueAt(now) : boletoDueAt(now);
}

/** Whether it is too late to pay a pending payment: from the very moment that it is due. */
export const isOverdue = (dueAt: Date | null, now: Date): boolean => dueAt !== null && dueAt <= now;

/** When a Pix started now expires. */
const pixDueAt = (now: Date): Date => new Date(now.getTime() + PIX_MINUTES * MINUTE_MS);

/** The end of the third day on which banks are open. */
function boletoDueAt(now: Date): Date {
  let day = dayInSaoPaulo(now);
  for (let left = BOLETO_BUSINESS_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (isBankingDay(day)) left -= 1;
  }
  return endOfDay(day);
}

/** The start of a term paid at `paidAt`: after the rest of the previous one. */
export const nextTermStart = (expiresAt: Date | null | undefined, paidAt: Date): Date =>
  expiresAt && expiresAt > paidAt ? expiresAt : paidAt;
