import { brand } from '@mirante/domain/house/brand.ts';
import { WITHDRAWAL_DAYS } from '@mirante/domain/sales/withdrawal.ts';
import { Suspense } from 'react';
import { askCatalogue } from '../../catalogue-store.ts';
import { useCatalogue } from '../../catalogue.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { CouldNotLoad } from '../../shell/could-not-load.tsx';
import { HouseLinks } from '../../shell/house-links.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { arrangeOffer } from './arrange.ts';
import { Hero } from './hero.tsx';
import { PlanCard } from './plan-card.tsx';
import { planCodes, productOfPlan } from './plan-words.ts';

const BelowPlans = lazyPart(() => import('./below-plans.tsx').then((m) => m.BelowPlans));

export function OfferPage() {
  usePageTitle('Assinaturas');
  return (
    <div className="offer">
      <Hero />
      <main className="wrap">
        <Offers />
      </main>
      <footer className="wrap offer-foot">
        <p>
          {brand.legal_name} · CNPJ {brand.cnpj} · {brand.legal_address}
        </p>
        <p>{brand.legal_notice}</p>
        <HouseLinks />
      </footer>
    </div>
  );
}

function Offers() {
  const { products, problem } = useCatalogue();
  if (!products && problem)
    return <CouldNotLoad what="as assinaturas" why={problem.detail} again={() => void askCatalogue()} />;
  if (products?.every(({ active }) => !active)) return <NothingOffered />;
  const offer = arrangeOffer(products ?? []);
  const shown = products ? planCodes.filter((plan) => productOfPlan(plan, products)) : planCodes;
  return (
    <>
      {shown.length > 0 && (
        <div className="plans" aria-busy={!products}>
          {shown.map((plan) => (
            <PlanCard key={plan} plan={plan} product={products && productOfPlan(plan, products)} plans={offer.plans} />
          ))}
        </div>
      )}
      <p className="small soft offer-rules">
        Nenhuma assinatura renova sozinha. Você pode desistir em até {WITHDRAWAL_DAYS} dias da compra e receber tudo de
        volta.
      </p>
      <Suspense fallback={null}>{products && <BelowPlans offer={offer} products={products} />}</Suspense>
    </>
  );
}

const NothingOffered = () => (
  <section className="could-not-load card">
    <h2>Nenhuma assinatura à venda agora</h2>
    <p className="soft">As próximas aparecem nesta página. Para saber quando, fale com o suporte.</p>
  </section>
);
