import { useGetOwnFundQuery } from '@mirante/api-client/investments/own-funds.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { brl, day } from '@mirante/domain/format.ts';
import { fundStyles, fundState, fundWords, redemption, type OwnFund } from '@mirante/domain/investments/fund.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useParams } from 'react-router';
import { RelatedContents } from '../../../shared/related-contents.tsx';
import css from '../../../shared/record-page.module.css';

export function FundPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnFundQuery({ id })} what={fundWords.name} id={id}>
      {(fund) => <Fund key={fund.id} fund={fund} />}
    </Loaded>
  );
}

const { labels } = fundWords;

const Fund = ({ fund }: { fund: OwnFund }) => (
  <>
    <PageHead
      title={fund.name}
      badge={<StatusChip look={fundStyles[fundState(fund)]} />}
      purpose={[fund.category_name, fund.product_name].filter(Boolean).join(' · ')}
    />
    <div className={css.columns}>
      <div className={css.column}>
        <Panel title={labels.description}>
          <RichText html={fund.description} />
        </Panel>
      </div>
      <div className={css.column}>
        <Panel title="Dados">
          <Facts>
            <Fact label="Resgate">{redemption(fund)}</Fact>
            <Fact label={labels.min_value}>{brl(fund.min_value)}</Fact>
            <Fact label="Captação">{fundStyles[fundState(fund)].label}</Fact>
            <Fact label={labels.category_name}>{fund.category_name}</Fact>
            <Fact label={labels.updated_at}>{day(fund.updated_at)}</Fact>
          </Facts>
        </Panel>
      </div>
    </div>
    <RelatedContents of="funds" id={fund.id} />
  </>
);
