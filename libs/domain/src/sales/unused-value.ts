import { daysLeft } from '../dates.ts';
import { fromCents, toCents } from '../money.ts';
import type { ClientProduct } from '../products/client-product.ts';

interface UnusedValue {
  /** Days after today, of all days of the term. */
  days: number;
  of: number;
  /** Their part of the amount, in BRL. */
  amount: number;
}

/** What the rest of an acquisition's term is worth, as guidance for a refund; undefined without a term. */
export function unusedValueOf(
  { starts_at, expires_at }: Pick<ClientProduct, 'starts_at' | 'expires_at'>,
  paid: number,
  now: Date,
): UnusedValue | undefined {
  if (!starts_at || !expires_at) return undefined;
  const end = new Date(expires_at);
  const of = daysLeft(end, new Date(starts_at));
  if (of <= 0) return undefined;
  const days = Math.min(of, Math.max(0, daysLeft(end, now)));
  return { days, of, amount: fromCents(Math.round((toCents(paid) * days) / of)) };
}
