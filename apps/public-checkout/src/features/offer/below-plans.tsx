import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import type { ArrangedOffer } from './arrange.ts';
import { Analysts } from './analysts.tsx';
import { OfferQuestions } from './offer-questions.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { Sample } from './sample.tsx';
import { Consultancy, FreeLine, Themes } from './themes.tsx';
import { useOffered } from './use-offered.ts';
import './below-plans.css';

interface Props {
  offer: ArrangedOffer;
  products: readonly CatalogueProduct[];
}

/**
 * The offer below its plans: apart from them, since most buyers go no further, and at once, so that nothing shifts. What
 * has a call of its own comes last, so that it moves nothing that is for sale.
 */
export function BelowPlans({ offer: { themes, free, consultancy, ...offer }, products }: Props) {
  const plans = offer.plans.toSorted((a, b) => a.price - b.price);
  const offered = useOffered();
  return (
    <>
      <PlanComparison plans={plans} products={products} />
      <Themes products={themes} plans={plans} />
      <FreeLine products={free} />
      {consultancy && <Consultancy product={consultancy} />}
      {offered ? (
        <>
          <Analysts analysts={offered.analysts} />
          <Sample sample={offered.sample} />
          <OfferQuestions questions={offered.questions} />
        </>
      ) : (
        <div className="awaited" />
      )}
    </>
  );
}
