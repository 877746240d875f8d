import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { ArrangedOffer } from './arrange.ts';
import { PlanComparison } from './plan-comparison.tsx';
import { Consultancy, FreeLine, Themes } from './themes.tsx';
import './below-plans.css';

interface Props {
  offer: ArrangedOffer;
  products: readonly CatalogueProduct[];
}

/** The offer below its plans: apart from them, since most buyers go no further, and at once, so that nothing shifts. */
export const BelowPlans = ({ offer: { plans, themes, free, consultancy }, products }: Props) => (
  <>
    <PlanComparison plans={plans} products={products} />
    <Themes products={themes} plans={plans} />
    <FreeLine products={free} />
    {consultancy && <Consultancy product={consultancy} />}
  </>
);
