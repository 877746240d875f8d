import { addMonths, dayInSaoPaulo, endOfDay } from '../dates.ts';
import { productKind, termMonths } from './product.ts';

/**
 * When the access of a product paid at `from` ends: the last second of its last day in São Paulo, or null for lifetime.
 */
export function expiryOf(product: { code: string; price: number }, from: Date): Date | null {
  const months = termMonths[productKind(product)];
  return months === null ? null : endOfDay(addMonths(dayInSaoPaulo(from), months));
}
