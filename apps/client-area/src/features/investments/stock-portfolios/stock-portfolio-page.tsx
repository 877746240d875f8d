import {
  useGetOwnStockPortfolioQuery,
  useReadOwnStockPortfolioMutation,
} from '@mirante/api-client/investments/own-stock-portfolios.ts';
import { useGetOwnDividendForecastQuery } from '@mirante/api-client/investments/dividend-forecasts.ts';
import { useGetOwnStockPortfolioPerformanceQuery } from '@mirante/api-client/investments/performance.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { mayBeEmbedded } from '@mirante/domain/house/framed-hosts.ts';
import { newestPrice } from '@mirante/domain/investments/position.ts';
import {
  isNewVisit,
  stockPortfolioWords,
  type OwnStockPortfolio,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { ForecastSection } from '@mirante/screens/performance/dividend-sections.tsx';
import { PerformanceSection } from '@mirante/screens/performance/performance-section.tsx';
import { ClosedPositions } from '@mirante/screens/stock-portfolio/closed-positions.tsx';
import { LatestDividends } from '@mirante/screens/stock-portfolio/latest-dividends.tsx';
import { MarketItems } from '@mirante/screens/stock-portfolio/market-items.tsx';
import { SectorsPanel } from '@mirante/screens/stock-portfolio/sectors-panel.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import Map from 'lucide-react/icons/map';
import { useEffect, useEffectEvent } from 'react';
import { Link, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { LazyPortfolioChanges } from '../../../shared/lazy-portfolio-changes.tsx';
import { RelatedContents } from '../../../shared/related-contents.tsx';
import { AboutPortfolio } from './about-portfolio.tsx';
import { FrameButton } from './frame-button.tsx';
import css from './stock-portfolio-page.module.css';

export function StockPortfolioPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnStockPortfolioQuery({ id })} what={stockPortfolioWords.name} id={id}>
      {(portfolio) => <Portfolio key={portfolio.id} portfolio={portfolio} />}
    </Loaded>
  );
}

function Portfolio({ portfolio }: { portfolio: OwnStockPortfolio }) {
  useVisit(portfolio);
  const { id, name, product, items, items_closed, dividends, link_dividends_map } = portfolio;
  const priced = newestPrice(items);
  return (
    <>
      <PageHead
        title={name}
        badge={<StatusChip look={{ label: product.name, tone: 'brand', mark: 'none' }} />}
        actions={
          <Button component={Link} to={to.purchasePlan(id)} variant="outlined" size="small">
            Quanto comprar
          </Button>
        }
      />
      <LazyPortfolioChanges kind="stock_portfolio" id={id} />
      <div className={css.page}>
        <AboutPortfolio portfolio={portfolio} />
        <PerformanceSection
          id={id}
          useRead={useGetOwnStockPortfolioPerformanceQuery}
          method={to.method()}
          beside={<SectorsPanel items={items} />}
        >
          <Panel title={`Ativos ${items.length}`} {...(priced && { aside: `Preços de ${dayTime(priced)}` })}>
            <MarketItems items={items} />
          </Panel>
          <div className={css.beside}>
            <LatestDividends
              dividends={dividends}
              {...(link_dividends_map &&
                mayBeEmbedded(link_dividends_map) && {
                  more: <FrameButton label="Mapa de Dividendos" icon={Map} address={link_dividends_map} />,
                })}
            />
            <ClosedPositions items={items_closed} />
          </div>
        </PerformanceSection>
        <ForecastSection id={id} useRead={useGetOwnDividendForecastQuery} />
        <RelatedContents of="stock_portfolios" id={id} />
      </div>
    </>
  );
}

/** Marks it as read, once per visit. */
function useVisit({ id, last_read_at }: OwnStockPortfolio): void {
  const [read] = useReadOwnStockPortfolioMutation();
  const mark = useEffectEvent(() => isNewVisit(last_read_at, serverNow()) && void read({ id }));
  useEffect(() => void mark(), [id]);
}
