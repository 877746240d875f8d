import { productKind, termMonths, type CatalogueProduct } from '@mirante/domain/products/product.ts';

/** A row of the comparison: whether each plan has it, in the plans' order. */
export interface ComparedRow {
  name: string;
  has: readonly boolean[];
}
interface Comparison {
  benefits: readonly ComparedRow[];
  /** The products that a plan includes, other plans aside. */
  products: readonly ComparedRow[];
}

/**
 * Compares what plans give: their own benefits and products, and those of what they include. Undefined without two
 * plans and a benefit.
 */
export function comparePlans(
  plans: readonly CatalogueProduct[],
  catalogue: readonly CatalogueProduct[],
): Comparison | undefined {
  const includedIn = ({ includes }: CatalogueProduct) => catalogue.filter(({ name }) => includes.includes(name));
  const benefits = plans.map((plan) => [...includedIn(plan), plan].flatMap((product) => product.benefits));
  if (plans.length < 2 || benefits.flat().length === 0) return undefined;
  const ofPlans = new Set(plans.map(({ name }) => name));
  const products = plans.map(({ includes }) => includes.filter((name) => !ofPlans.has(name)));
  return { benefits: rowsOf(benefits), products: rowsOf(products) };
}

const rowsOf = (given: readonly (readonly string[])[]): ComparedRow[] =>
  [...new Set(given.flat())].map((name) => ({ name, has: given.map((names) => names.includes(name)) }));

export function termOf(plan: CatalogueProduct): string {
  const months = termMonths[productKind(plan)];
  return months === null ? 'Vitalício' : `${months} meses`;
}
