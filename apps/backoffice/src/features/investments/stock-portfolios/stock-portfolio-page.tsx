import {
  useGetStockPortfolioQuery,
  useListStockPortfolioChangesQuery,
  useRemoveStockPortfolioMutation,
} from '@mirante/api-client/investments/stock-portfolios.ts';
import { useGetDividendForecastQuery } from '@mirante/api-client/investments/dividend-forecasts.ts';
import { useGetStockPortfolioPerformanceQuery } from '@mirante/api-client/investments/performance.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import {
  portfolioStyle,
  stockPortfolioWords,
  type StockPortfolio,
} from '@mirante/domain/investments/stock-portfolio.ts';
import { ForecastSection } from '@mirante/screens/performance/dividend-sections.tsx';
import { PerformanceSection } from '@mirante/screens/performance/performance-section.tsx';
import { LatestDividends } from '@mirante/screens/stock-portfolio/latest-dividends.tsx';
import { SectorsPanel } from '@mirante/screens/stock-portfolio/sectors-panel.tsx';
import { Can } from '@mirante/session/can.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import { DetailActions } from '../../../shared/publishing/detail-actions.tsx';
import { RelatedContents } from '../../../shared/related-contents.tsx';
import { to } from '../../../app/to.ts';
import { AboutPanel } from './about-panel.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import css from './stock-portfolio-page.module.css';

export function StockPortfolioPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetStockPortfolioQuery({ id })} what={stockPortfolioWords.name} id={id}>
      {(portfolio) => <Detail portfolio={portfolio} />}
    </Loaded>
  );
}
StockPortfolioPage.needs = stockPortfolios.getStockPortfolio;

function Detail({ portfolio }: { portfolio: StockPortfolio }) {
  const { id, name, active, product, items, dividends } = portfolio;
  const changes = useListStockPortfolioChangesQuery({ id });
  const all = to.dividends({
    'dividend.stock_portfolio_id': id,
    page: 1,
    order: -1,
    sort: 'dividend.with_date',
  });
  return (
    <>
      <PageHead
        title={name}
        badge={<StatusChip look={portfolioStyle(active)} />}
        purpose={product.name}
        actions={<Actions portfolio={portfolio} />}
      />
      <div className={css.page}>
        <ItemsPanel portfolio={portfolio} />
        <PerformanceSection id={id} useRead={useGetStockPortfolioPerformanceQuery} method={to.method()} />
        <ForecastSection id={id} useRead={useGetDividendForecastQuery} />
        <div className={css.beside}>
          <SectorsPanel items={items} />
          <div className={css.column}>
            <Panel title={stockPortfolioWords.labels.description}>
              <RichText html={portfolio.description} />
            </Panel>
            <AboutPanel portfolio={portfolio} />
          </div>
        </div>
        <div className={css.beside}>
          <LatestDividends
            dividends={dividends}
            more={
              <Link component={RouterLink} to={all}>
                Ver todos
              </Link>
            }
          />
          <ClosedPanel portfolio={portfolio} />
        </div>
        <RelatedContents of="stock_portfolios" id={id} />
        <ChangesPanel query={changes} />
      </div>
    </>
  );
}

function Actions({ portfolio: { id, name, active, product_id } }: { portfolio: StockPortfolio }) {
  const [remove] = useRemoveStockPortfolioMutation();
  return (
    <DetailActions
      state={active ? 'published' : 'draft'}
      remove={stockPortfolios.removeStockPortfolio}
      edit={stockPortfolios.editStockPortfolio}
      what={`a carteira ${name}`}
      act={() => remove({ id }).unwrap()}
      editTo={to.editStockPortfolio(id)}
      list={to.stockPortfolios()}
      notification={{ title: name, content: 'stockportfolio', contentId: id, products: [product_id] }}
    >
      <Can call={stockPortfolios.createStockPortfolioItem}>
        <Button component={RouterLink} to={to.addStockPortfolioItem(id)} variant="contained" size="small">
          Adicionar item
        </Button>
      </Can>
    </DetailActions>
  );
}
