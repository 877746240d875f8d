import { fromCents, toCents } from '../money.ts';
import type { Price } from '../products/price.ts';

/** What the rest of an acquisition takes off a purchase of a product that includes its own. */
export interface UpgradeCredit {
  /** The acquisition, which ends once the purchase is paid. */
  client_product_id: number;
  product_name: string;
  /** The part of what was paid for the days after today that are left of it, in BRL. */
  amount: number;
  /** The products that include it. */
  towards: number[];
}

/**
 * By product, the credits that its purchase uses: each is used for one ordered product that includes it, the same one in
 * whatever order they are listed.
 */
const creditsByProduct = (
  products: readonly { id: number }[],
  credits: readonly UpgradeCredit[],
): Map<number, UpgradeCredit[]> => {
  const byProduct = new Map<number, UpgradeCredit[]>(products.map(({ id }) => [id, []]));
  for (const credit of credits) {
    const whole = credit.towards.find((id) => byProduct.has(id));
    if (whole !== undefined) byProduct.get(whole)!.push(credit);
  }
  return byProduct;
};

/** The products with the `credit` that their price may use. */
export function withCredits<P extends { id: number }>(
  products: readonly P[],
  credits: readonly UpgradeCredit[],
): (P & { credit: number })[] {
  const byProduct = creditsByProduct(products, credits);
  return products.map((product) => ({
    ...product,
    credit: fromCents(byProduct.get(product.id)!.reduce((sum, { amount }) => sum + toCents(amount), 0)),
  }));
}

/** A part of a price that a credit pays, in BRL. */
export interface UsedCredit {
  product_id: number;
  client_product_id: number;
  amount: number;
}

/** Which credits a price uses, and how much of each: in their order, up to the price's own credit. */
export function usedCredits({ items }: Price, credits: readonly UpgradeCredit[]): UsedCredit[] {
  const byProduct = creditsByProduct(
    items.map(({ product_id: id }) => ({ id })),
    credits,
  );
  return items.flatMap(({ product_id, credit }) => {
    let left = toCents(credit);
    return byProduct.get(product_id)!.flatMap(({ client_product_id, amount }) => {
      const used = Math.min(left, toCents(amount));
      left -= used;
      return used > 0 ? [{ product_id, client_product_id, amount: fromCents(used) }] : [];
    });
  });
}

/** The products whose rest a price uses. */
export function creditedNames(price: Price, credits: readonly UpgradeCredit[]): string[] {
  const used = new Set(usedCredits(price, credits).map(({ client_product_id: id }) => id));
  return credits.filter(({ client_product_id: id }) => used.has(id)).map(({ product_name: name }) => name);
}

/** For a price's line: `Crédito do que resta de Top Fundos e de Invista em Ações`. */
export const creditLabel = (names: readonly string[]): string => `Crédito do que resta de ${names.join(' e de ')}`;
