import {
  useGetPortfolioQuery,
  useListPortfolioChangesQuery,
  useRemovePortfolioItemMutation,
  useRemovePortfolioMutation,
} from '@mirante/api-client/investments/portfolios.ts';
import { useGetPortfolioPerformanceQuery } from '@mirante/api-client/investments/performance.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { OTHER_PORTFOLIOS, portfolioWords, type Portfolio } from '@mirante/domain/investments/portfolio.ts';
import { portfolioStyle } from '@mirante/domain/investments/stock-portfolio.ts';
import { PerformanceSection } from '@mirante/screens/performance/performance-section.tsx';
import { CompositionPanel } from '@mirante/screens/portfolios/composition-panel.tsx';
import { PortfolioItems } from '@mirante/screens/portfolios/portfolio-items.tsx';
import { ShareWarning } from '@mirante/screens/portfolios/share-warning.tsx';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { Can } from '@mirante/session/can.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';
import { DetailActions } from '../../../shared/publishing/detail-actions.tsx';
import { RelatedContents } from '../../../shared/related-contents.tsx';
import { ItemActions } from './item-actions.tsx';
import css from './portfolio-page.module.css';

export function PortfolioPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetPortfolioQuery({ id })} what={portfolioWords.name} id={id}>
      {(portfolio) => <Detail of={portfolio} />}
    </Loaded>
  );
}
PortfolioPage.needs = portfolios.getPortfolio;

const { labels } = portfolioWords;

function Detail({ of }: { of: Portfolio }) {
  const { id, name, items, product, category, active, description, created_at, updated_at } = of;
  const changes = useListPortfolioChangesQuery({ id });
  const [removeItem] = useRemovePortfolioItemMutation();
  const editAll = (
    <Can call={portfolios.replacePortfolioItems}>
      <Button component={Link} to={to.editPortfolioItems(id)} variant="outlined" size="small">
        Editar itens
      </Button>
    </Can>
  );
  return (
    <>
      <PageHead
        title={name}
        badge={<StatusChip look={portfolioStyle(active)} />}
        purpose={[`${portfolioWords.name} ${id}`, product.name, category ?? OTHER_PORTFOLIOS].join(' · ')}
        actions={<Actions of={of} />}
      />
      <ShareWarning items={items} action={editAll} />
      <div className={`${record.grid} ${record.wide}`}>
        <div className={record.column}>
          <PortfolioItems
            items={items}
            fundTo={(fund) => to.fund(fund.id)}
            empty={
              <p className={record.quiet}>Nenhum item. Adicione um, ou cole todos de uma planilha em Editar itens.</p>
            }
            actions={(item) => (
              <ItemActions
                portfolioId={id}
                item={item}
                index={items.findIndex((one) => one.id === item.id)}
                remove={() => removeItem({ id, item_id: item.id }).unwrap()}
              />
            )}
          />
          <PerformanceSection id={id} useRead={useGetPortfolioPerformanceQuery} method={to.method()} />
          <Panel title={labels.description}>
            <RichText html={description} />
          </Panel>
        </div>
        <div className={record.column}>
          {items.length > 0 && <CompositionPanel items={items} />}
          <Panel title="Dados">
            <Facts>
              <Fact label={labels.product_name}>{product.name}</Fact>
              <Fact label={labels.category}>{category ?? OTHER_PORTFOLIOS}</Fact>
              <Fact label={labels.id}>{id}</Fact>
              <Fact label={labels.created_at}>{dayTime(created_at)}</Fact>
              <Fact label={labels.updated_at}>{dayTime(updated_at)}</Fact>
            </Facts>
          </Panel>
        </div>
      </div>
      <div className={css.related}>
        <RelatedContents of="portfolios" id={id} />
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}

function Actions({ of: { id, name, active, product } }: { of: Portfolio }) {
  const [remove] = useRemovePortfolioMutation();
  return (
    <DetailActions
      state={active ? 'published' : 'draft'}
      remove={portfolios.removePortfolio}
      edit={portfolios.editPortfolio}
      what={`a carteira ${name}`}
      consequence="Seus itens e a história da composição vão com ela."
      act={() => remove({ id }).unwrap()}
      editTo={to.editPortfolio(id)}
      list={to.portfolios()}
      notification={{ title: name, content: 'portfolio', contentId: id, products: [product.id] }}
    >
      <Can call={portfolios.replacePortfolioItems}>
        <Button component={Link} to={to.editPortfolioItems(id)} variant="contained" size="small">
          Editar itens
        </Button>
      </Can>
      <Can call={portfolios.createPortfolioItem}>
        <Button component={Link} to={to.newPortfolioItem(id)} variant="outlined" size="small">
          Adicionar item
        </Button>
      </Can>
    </DetailActions>
  );
}
