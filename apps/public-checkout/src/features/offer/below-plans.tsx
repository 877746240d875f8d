import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { ArrangedOffer } from './arrange.ts';
import { OfferQuestions } from './offer-questions.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { Consultancy, FreeLine, Themes } from './themes.tsx';
import { useOfferedQuestions } from './use-offered-questions.ts';
import './below-plans.css';

interface Props {
  offer: ArrangedOffer;
  products: readonly CatalogueProduct[];
}

/** The offer below its plans: apart from them, since most buyers go no further, and at once, so that nothing shifts. */
export function BelowPlans({ offer: { plans, themes, free, consultancy }, products }: Props) {
  const questions = useOfferedQuestions();
  return (
    <>
      <PlanComparison plans={plans} products={products} />
      <Themes products={themes} plans={plans} />
      <FreeLine products={free} />
      {consultancy && <Consultancy product={consultancy} />}
      <OfferQuestions questions={questions} />
    </>
  );
}
