import {
  useGetFundCategoryQuery,
  useListFundCategoryChangesQuery,
  useRemoveFundCategoryMutation,
} from '@mirante/api-client/investments/fund-categories.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { dayTime, integer } from '@mirante/domain/format.ts';
import { fundCategoryWords, type FundCategory } from '@mirante/domain/investments/fund-category.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { Can } from '@mirante/session/can.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';
import { FundOrder } from './fund-order.tsx';

export function FundCategoryPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetFundCategoryQuery({ id })} what={fundCategoryWords.name} id={id}>
      {(category) => <Detail of={category} />}
    </Loaded>
  );
}
FundCategoryPage.needs = fundCategories.getFundCategory;

const { labels } = fundCategoryWords;

function Detail({ of }: { of: FundCategory }) {
  const { id, name, total_funds, created_at, updated_at } = of;
  const changes = useListFundCategoryChangesQuery({ id });
  return (
    <>
      <PageHead
        title={name}
        purpose={`Categoria de fundos ${id}`}
        actions={
          <>
            <Can call={fundCategories.editFundCategory}>
              <Button component={Link} to={to.editFundCategory(id)} variant="contained" size="small">
                Editar
              </Button>
            </Can>
            <Can call={fundCategories.removeFundCategory}>
              <Remove of={of} />
            </Can>
          </>
        }
      />
      <div className={record.grid}>
        <div className={record.column}>
          <FundOrder key={of.order_version} category={of} />
        </div>
        <div className={record.column}>
          <Panel title="Dados">
            <Facts>
              <Fact label={labels.total_funds}>{integer(total_funds)}</Fact>
              <Fact label={labels.created_at}>{dayTime(created_at)}</Fact>
              <Fact label={labels.updated_at}>{dayTime(updated_at)}</Fact>
            </Facts>
          </Panel>
        </div>
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}

/** A category with funds cannot be removed. */
function Remove({ of: { id, name, total_funds } }: { of: FundCategory }) {
  const [remove] = useRemoveFundCategoryMutation();
  const go = useNavigate();
  const back = useBackTo();
  if (total_funds > 0)
    return (
      <Button variant="outlined" color="error" size="small" disabled title="A categoria possui fundos.">
        Remover
      </Button>
    );
  return (
    <RemoveButton
      what={`a categoria ${name}`}
      remove={() => remove({ id }).unwrap()}
      onRemoved={() => void go(back(to.fundCategories()))}
    />
  );
}
