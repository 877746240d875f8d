import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { addBusinessDays } from '@brazilian-utils/brazilian-utils/add-business-days';
import { dayInSaoPaulo, endOfDay } from '@mirante/domain/dates.ts';
import { PIX_MINUTES } from '@mirante/domain/sales/pix.ts';

const BOLETO_BUSINESS_DAYS = 3;

/** A payment's total, in BRL. */
export const totalOf = ({ amount, discount }: { amount: number; discount: number }): number =>
  Math.round((amount - discount) * 100) / 100;

/** The due time of a payment started now; a card is charged at once. */
export function paymentDueAt(method: CheckoutMethod, now: Date): Date | null {
  if (method === 'credit_card') return null;
  return method === 'pix' ? pixDueAt(now) : boletoDueAt(now);
}

/** When a Pix started now expires. */
const pixDueAt = (now: Date): Date => new Date(now.getTime() + PIX_MINUTES * 60_000);

/** The end of the third business day. */
function boletoDueAt(now: Date): Date {
  const [year, month, date] = dayInSaoPaulo(now).split('-').map(Number) as [number, number, number];
  // The calendar library reads local parts; noon is the same day in any time zone.
  const due = addBusinessDays(new Date(year, month - 1, date, 12), BOLETO_BUSINESS_DAYS);
  if (!due) throw new Error('the calendar knows no due day');
  const day = [due.getFullYear(), due.getMonth() + 1, due.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return endOfDay(day);
}

/** The start of a term paid at `paidAt`: after the rest of the previous one. */
export const nextTermStart = (expiresAt: Date | null | undefined, paidAt: Date): Date =>
  expiresAt && expiresAt > paidAt ? expiresAt : paidAt;
