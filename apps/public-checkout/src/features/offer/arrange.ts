import { productKind, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { planCodes, productOfPlan } from './plan-words.ts';

/** The sections of the offer page. Products that the house adds are placed by kind. */
export interface ArrangedOffer {
  plans: CatalogueProduct[];
  themes: CatalogueProduct[];
  free: CatalogueProduct[];
  consultancy: CatalogueProduct | undefined;
}

export function arrangeOffer(catalogue: readonly CatalogueProduct[]): ArrangedOffer {
  const sold = catalogue.filter(({ active }) => active);
  const planned = planCodes.flatMap((plan) => productOfPlan(plan, sold) ?? []);
  const kindOf = (product: CatalogueProduct) => (planned.includes(product) ? 'plan' : productKind(product));
  return {
    plans: planned,
    themes: sold.filter((product) => ['standard', 'lifetime'].includes(kindOf(product))),
    free: sold.filter((product) => kindOf(product) === 'free'),
    consultancy: sold.find((product) => kindOf(product) === 'consultancy'),
  };
}

/** The greatest of the plans that a plan includes. */
export const planWithin = (
  { includes }: CatalogueProduct,
  plans: readonly CatalogueProduct[],
): CatalogueProduct | undefined => {
  const within = plans.filter(({ name }) => includes.includes(name));
  return within.find(({ name }) => !within.some((other) => other.includes.includes(name)));
};
