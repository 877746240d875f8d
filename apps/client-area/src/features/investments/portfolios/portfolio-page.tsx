import {
  useGetOwnPortfolioQuery,
  useReadOwnPortfolioMutation,
} from '@mirante/api-client/investments/own-portfolios.ts';
import { useGetOwnPortfolioPerformanceQuery } from '@mirante/api-client/investments/performance.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { day } from '@mirante/domain/format.ts';
import { OTHER_PORTFOLIOS, portfolioWords, type OwnPortfolio } from '@mirante/domain/investments/portfolio.ts';
import { PerformanceSection } from '@mirante/screens/performance/performance-section.tsx';
import { CompositionPanel } from '@mirante/screens/portfolios/composition-panel.tsx';
import { PortfolioItems } from '@mirante/screens/portfolios/portfolio-items.tsx';
import { ShareWarning } from '@mirante/screens/portfolios/share-warning.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { LazyPortfolioChanges } from '../../../shared/lazy-portfolio-changes.tsx';
import { RelatedContents } from '../../../shared/related-contents.tsx';
import page from '../../../shared/record-page.module.css';

export function PortfolioPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnPortfolioQuery({ id })} what={portfolioWords.name} id={id}>
      {(portfolio) => <Portfolio key={portfolio.id} of={portfolio} />}
    </Loaded>
  );
}

function Portfolio({ of }: { of: OwnPortfolio }) {
  const { id, name, items, category, description, product_name, updated_at } = of;
  useVisit(id);
  return (
    <>
      <PageHead
        title={name}
        badge={<span className="m-chip m-tone-brand">{product_name}</span>}
        purpose={`${category ?? OTHER_PORTFOLIOS} · alterada em ${day(updated_at)}`}
      />
      <LazyPortfolioChanges kind="portfolio" id={id} />
      <ShareWarning items={items}>Aguarde a correção antes de seguir os percentuais.</ShareWarning>
      <div className={page.column}>
        <Panel title={portfolioWords.labels.description}>
          <RichText html={description} />
        </Panel>
        <PerformanceSection
          id={id}
          useRead={useGetOwnPortfolioPerformanceQuery}
          method={to.method()}
          beside={items.length > 0 && <CompositionPanel items={items} />}
        >
          <PortfolioItems
            items={items}
            fundTo={({ id: fund, opens }) => (opens ? to.fund(fund) : undefined)}
            empty={<p>Esta carteira ainda não tem itens.</p>}
          />
        </PerformanceSection>
        <RelatedContents of="portfolios" id={id} />
      </div>
    </>
  );
}

/** Reads it once per visit: the first marks it as read, the last is the date for what is new. */
function useVisit(id: number): void {
  const [read] = useReadOwnPortfolioMutation();
  const mark = useEffectEvent(() => void read({ id }));
  useEffect(() => mark(), [id]);
}
