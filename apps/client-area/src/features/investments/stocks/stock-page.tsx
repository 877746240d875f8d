import { useListOwnReportsQuery } from '@mirante/api-client/content/own-reports.ts';
import { useGetOwnStockQuery } from '@mirante/api-client/investments/own-stocks.ts';
import { useGetOwnStockDividendsQuery } from '@mirante/api-client/investments/dividend-forecasts.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { initials } from '@mirante/domain/format.ts';
import { stockWords, type OwnStock } from '@mirante/domain/investments/stock.ts';
import { StockDividendsSection } from '@mirante/screens/performance/dividend-sections.tsx';
import { relatedQuery } from '@mirante/screens/related-contents/related-pages.ts';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import FileText from 'lucide-react/icons/file-text';
import { Link, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { RelatedContents } from '../../../shared/related-contents.tsx';
import page from '../../../shared/record-page.module.css';
import { HeldPanel } from './held-panel.tsx';
import { PapersPanel } from './papers-panel.tsx';
import css from './stock-page.module.css';

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
        actions={<LatestReport id={stock.id} />}
      />
    </div>
    <div className={css.papers}>
      <PapersPanel codes={stock.stock_codes} />
    </div>
    <div className={page.columns}>
      <div className={page.column}>
        <Panel title={stockWords.labels.description}>
          <RichText html={stock.description} />
        </Panel>
        <StockDividendsSection id={stock.id} useRead={useGetOwnStockDividendsQuery} />
      </div>
      <div className={page.column}>
        <HeldPanel stock={stock} />
      </div>
    </div>
    <RelatedContents of="stocks" id={stock.id} />
  </>
);

/** The way to the newest report about it, which the panel of reports begins with. */
function LatestReport({ id }: { id: number }) {
  const { currentData } = useListOwnReportsQuery(relatedQuery('report', { of: 'stocks', id }, 1));
  const report = currentData?.items[0];
  if (!report) return null;
  return (
    <Button
      component={Link}
      to={to.report(report.id)}
      variant="outlined"
      size="small"
      startIcon={<FileText size={16} strokeWidth={1.75} aria-hidden />}
    >
      Último relatório
    </Button>
  );
}
