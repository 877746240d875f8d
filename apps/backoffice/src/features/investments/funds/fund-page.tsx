import {
  useGetFundQuery,
  useListFundChangesQuery,
  useRemoveFundMutation,
} from '@mirante/api-client/investments/funds.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { maskedCnpj } from '@mirante/domain/cnpj.ts';
import { ABSENT, brl, dayTime } from '@mirante/domain/format.ts';
import { fundStyles, fundState, fundWords, redemption, type Fund } from '@mirante/domain/investments/fund.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import MuiLink from '@mui/material/Link';
import { Link, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';
import { ProductsPanel } from '../../../shared/publishing/content-panels.tsx';
import { DetailActions } from '../../../shared/publishing/detail-actions.tsx';
import { RelatedContents } from '../../../shared/related-contents.tsx';

export function FundPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetFundQuery({ id })} what={fundWords.name} id={id}>
      {(fund) => <Detail of={fund} />}
    </Loaded>
  );
}
FundPage.needs = funds.getFund;

const { labels } = fundWords;

function Detail({ of }: { of: Fund }) {
  const { id, name, description, category_id, category_name, products } = of;
  const changes = useListFundChangesQuery({ id });
  const [remove] = useRemoveFundMutation();
  return (
    <>
      <PageHead
        title={name}
        badge={<StatusChip look={fundStyles[fundState(of)]} />}
        purpose={`Fundo ${id} · ${category_name}`}
        actions={
          <DetailActions
            state="published"
            remove={funds.removeFund}
            edit={funds.editFund}
            what={`o fundo ${name}`}
            act={() => remove({ id }).unwrap()}
            editTo={to.editFund(id)}
            list={to.funds()}
            notification={{ title: name, content: 'funds', contentId: id, products: products.map((p) => p.id) }}
          />
        }
      />
      <div className={record.grid}>
        <div className={record.column}>
          <Panel title={labels.description}>
            <RichText html={description} />
          </Panel>
          <RelatedContents of="funds" id={id} />
        </div>
        <div className={record.column}>
          <Panel title="Dados">
            <Facts>
              <Fact label={labels.category_name}>
                <MuiLink component={Link} to={to.fundCategory(category_id)}>
                  {category_name}
                </MuiLink>
              </Fact>
              <Fact label="Resgate">{redemption(of)}</Fact>
              <Fact label={labels.min_value}>{brl(of.min_value)}</Fact>
              <Fact label={labels.cnpj}>{of.cnpj ? maskedCnpj(of.cnpj) : ABSENT}</Fact>
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
