/** Integer cents of an amount in BRL. Money is summed and compared in cents only. */
export const toCents = (amount: number): number => Math.round(amount * 100);
export const fromCents = (cents: number): number => cents / 100;

/** Integer cents of an amount in BRL without its discount. */
export const netCents = ({ amount, discount }: { amount: number; discount: number }): number =>
  toCents(amount) - toCents(discount);

/**
 * Splits `total` by `weights` into whole units that sum up to it exactly: the rest of rounding down goes to the largest
 * remainders, the first of equals. All zero weights give all zero parts.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, i) => ({ i, rest: value - parts[i]! }))
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRemainder.slice(0, left)) parts[i]! += 1;
  return parts;
}
