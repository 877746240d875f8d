import {
  useGetTraderMessageQuery,
  useListTraderMessageChangesQuery,
  useRemoveTraderMessageMutation,
} from '@mirante/api-client/trading/trader-board.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { traderMessageWords, type TraderMessage } from '@mirante/domain/trading/trader-message.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { Can } from '@mirante/session/can.tsx';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';

export function TraderMessagePage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetTraderMessageQuery({ id })} what={traderMessageWords.name} id={id}>
      {(message) => <Detail of={message} />}
    </Loaded>
  );
}
TraderMessagePage.needs = traderBoard.getTraderMessage;

const { labels } = traderMessageWords;

function Detail({ of: { id, message, app_alert, created_at, updated_at } }: { of: TraderMessage }) {
  const changes = useListTraderMessageChangesQuery({ id });
  const [remove] = useRemoveTraderMessageMutation();
  const go = useNavigate();
  const back = useBackTo();
  return (
    <>
      <PageHead
        title={`Mensagem do mural ${id}`}
        purpose={dayTime(created_at)}
        actions={
          <>
            <Can call={traderBoard.editTraderMessage}>
              <Button component={Link} to={to.editTraderMessage(id)} variant="contained" size="small">
                Editar
              </Button>
            </Can>
            <Can call={traderBoard.removeTraderMessage}>
              <RemoveButton
                what="a mensagem do mural"
                remove={() => remove({ id }).unwrap()}
                onRemoved={() => void go(back(to.traderMessages()))}
              />
            </Can>
          </>
        }
      />
      <div className={record.grid}>
        <Panel title={labels.message}>
          <RichText html={message} />
        </Panel>
        <Panel title="Publicação">
          <Facts>
            <Fact label={labels.app_alert}>{yesNo[`${app_alert}`]}</Fact>
            <Fact label={labels.id}>{id}</Fact>
            <Fact label={labels.created_at}>{dayTime(created_at)}</Fact>
            <Fact label={labels.updated_at}>{dayTime(updated_at)}</Fact>
          </Facts>
        </Panel>
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}
