import { brand } from '@mirante/domain/house/brand.ts';
import { askCatalogue } from '../../catalogue-store.ts';
import { useCatalogue } from '../../catalogue.ts';
import { CouldNotLoad } from '../../shell/could-not-load.tsx';
import { HouseLinks } from '../../shell/house-links.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { arrangeOffer } from './arrange.ts';
import { Hero } from './hero.tsx';
import { PlanCard } from './plan-card.tsx';
import { planIds } from './plan-words.ts';
import { Consultancy, FreeLine, Themes } from './themes.tsx';

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
        <p>
          Casa de análise credenciada. Conteúdo de caráter informativo; rentabilidade passada não é garantia de
          resultado futuro.
        </p>
        <HouseLinks />
        <p>
          <a href={brand.support_url} target="_blank" rel="noopener noreferrer">
            Fale com o suporte
          </a>
        </p>
      </footer>
    </div>
  );
}

function Offers() {
  const { products, failed } = useCatalogue();
  if (!products && failed) return <CouldNotLoad what="as assinaturas" again={() => void askCatalogue()} />;
  const { plans, themes, free, consultancy } = arrangeOffer(products ?? []);
  const shown = products ? plans.map(({ id }) => id) : planIds;
  return (
    <>
      <div className="plans" aria-busy={!products}>
        {shown.map((id) => (
          <PlanCard key={id} id={id} product={plans.find((plan) => plan.id === id)} />
        ))}
      </div>
      <p className="small soft offer-rules">
        Nenhuma assinatura renova sozinha. Você pode desistir em até 7 dias da compra e receber tudo de volta.
      </p>
      <Themes products={themes} plans={plans} />
      <FreeLine products={free} />
      {consultancy && <Consultancy product={consultancy} />}
    </>
  );
}
