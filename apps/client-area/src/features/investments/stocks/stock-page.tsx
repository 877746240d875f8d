import { useGetOwnStockQuery } from '@mirante/api-client/investments/own-stocks.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { initials } from '@mirante/domain/format.ts';
import { stockWords, type OwnStock } from '@mirante/domain/investments/stock.ts';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { RelatedContents } from '../../../shared/related-contents.tsx';
import page from '../../../shared/record-page.module.css';
import { HeldPanel } from './held-panel.tsx';
import { PapersPanel } from './papers-panel.tsx';
import css from './stock-page.module.css';

const StockCloses = lazy(() => import('./stock-closes.tsx').then((m) => ({ default: m.StockCloses })));
const StockDividends = lazy(() => import('./stock-dividends.tsx').then((m) => ({ default: m.StockDividends })));
const LatestReport = lazy(() => import('./latest-report.tsx').then((m) => ({ default: m.LatestReport })));

export function StockPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnStockQuery({ id })} what={stockWords.name} id={id}>
      {(stock) => <Stock key={stock.id} stock={stock} />}
    </Loaded>
  );
}

const Stock = ({ stock }: { stock: OwnStock }) => (
  <>
    <div className={css.head}>
      <span className={css.tile} aria-hidden>
        {initials(stock.name)}
      </span>
      <PageHead
        title={stock.name}
        badge={stock.product_name && <span className="m-chip m-tone-info">{stock.product_name}</span>}
        purpose={[stock.sector, stock.national ? 'nacional' : 'internacional'].filter(Boolean).join(', ')}
        actions={
          <Suspense fallback={null}>
            <LatestReport id={stock.id} />
          </Suspense>
        }
      />
    </div>
    <div className={css.papers}>
      <PapersPanel codes={stock.stock_codes} />
    </div>
    <div className={page.columns}>
      <div className={page.column}>
        <Suspense fallback={null}>
          <StockCloses id={stock.id} />
        </Suspense>
        <Panel title={stockWords.labels.description}>
          <RichText html={stock.description} />
        </Panel>
        <Suspense fallback={null}>
          <StockDividends id={stock.id} />
        </Suspense>
      </div>
      <div className={page.column}>
        <HeldPanel stock={stock} />
      </div>
    </div>
    <RelatedContents of="stocks" id={stock.id} />
  </>
);
