import { brand } from '@mirante/domain/brand.ts';
import { askCatalogue, useCatalogue } from '../../catalogue.ts';
import { CouldNotLoad } from '../../shell/could-not-load.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { arrange } from './arrange.ts';
import type { ReactNode } from 'react';
import { Hero } from './hero.tsx';
import { PlanBones, PlanCard } from './plan-card.tsx';
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
        <p>Casa de análise credenciada. Conteúdo de caráter informativo; rentabilidade passada não é garantia de resultado futuro.</p>
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
  if (!products) return <Plans>{['carteiras', 'completo', 'vitalicio'].map((plan) => <PlanBones key={plan} recommended={plan === 'completo'} />)}</Plans>;
  const { plans, themes, free, consultancy } = arrange(products);
  return (
    <>
      <Plans>
        {plans.map((product) => (
          <PlanCard key={product.id} product={product} />
        ))}
      </Plans>
      <Themes products={themes} />
      <FreeLine products={free} />
      {consultancy && <Consultancy product={consultancy} />}
    </>
  );
}

const Plans = ({ children }: { children: ReactNode }) => <div className="plans">{children}</div>;
