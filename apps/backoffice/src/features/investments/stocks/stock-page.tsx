import {
  useGetStockQuery,
  useListStockChangesQuery,
  useRemoveStockMutation,
} from '@mirante/api-client/investments/stocks.ts';
import { useGetStockDividendsQuery } from '@mirante/api-client/investments/dividend-forecasts.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { ABSENT, dayTime } from '@mirante/domain/format.ts';
import { stockWords, type Stock } from '@mirante/domain/investments/stock.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { StockDividendsSection } from '@mirante/screens/performance/dividend-sections.tsx';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';
import { ProductsPanel } from '../../../shared/publishing/content-panels.tsx';
import { DetailActions } from '../../../shared/publishing/detail-actions.tsx';
import { RelatedContents } from '../../../shared/related-contents.tsx';
import { CodesPanel } from './codes-panel.tsx';

export function StockPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetStockQuery({ id })} what={stockWords.name} id={id}>
      {(stock) => <Detail of={stock} />}
    </Loaded>
  );
}
StockPage.needs = stocks.getStock;

const { labels } = stockWords;

function Detail({ of }: { of: Stock }) {
  const { id, name, sector, national, description, products } = of;
  const changes = useListStockChangesQuery({ id });
  const [remove] = useRemoveStockMutation();
  return (
    <>
      <PageHead
        title={name}
        purpose={[`Ação ${id}`, sector].filter(Boolean).join(' · ')}
        actions={
          <DetailActions
            state="published"
            remove={stocks.removeStock}
            edit={stocks.editStock}
            what={`a ação ${name}`}
            act={() => remove({ id }).unwrap()}
            editTo={to.editStock(id)}
            list={to.stocks()}
            notification={{ title: name, content: 'stock', contentId: id, products: products.map((p) => p.id) }}
          />
        }
      />
      <div className={record.grid}>
        <div className={record.column}>
          <CodesPanel stock={of} />
          <Panel title={labels.description}>
            <RichText html={description} />
          </Panel>
          <StockDividendsSection id={id} useRead={useGetStockDividendsQuery} />
          <RelatedContents of="stocks" id={id} />
        </div>
        <div className={record.column}>
          <Panel title="Dados">
            <Facts>
              <Fact label={labels.sector}>{sector ?? ABSENT}</Fact>
              <Fact label={labels.national}>{yesNo[`${national}`]}</Fact>
              <Fact label={labels.created_at}>{dayTime(of.created_at)}</Fact>
              <Fact label={labels.updated_at}>{dayTime(of.updated_at)}</Fact>
            </Facts>
          </Panel>
          <ProductsPanel products={products} />
        </div>
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}
