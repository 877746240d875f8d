import {
  useGetTradeQuery,
  useListTradeChangesQuery,
  useRemoveTradeMutation,
} from '@mirante/api-client/trading/trades.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { strategies } from '@mirante/domain/trading/strategies.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { isOpenTrade, tradeStyles, tradeTypeNames, type Trade } from '@mirante/domain/trading/trade.ts';
import { TradeContents } from '@mirante/screens/trading/trade-contents.tsx';
import { Side } from '@mirante/screens/trading/trade-parts.tsx';
import { TradeErrata, TradeTraces } from '@mirante/screens/trading/trade-traces.tsx';
import { TradeValues } from '@mirante/screens/trading/trade-values.tsx';
import { Can, useMay } from '@mirante/session/can.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { ChangesPanel } from '../../../record/changes-panel.tsx';
import record from '../../../record/record.module.css';

export function TradePage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetTradeQuery({ id }, { refetchOnMountOrArgChange: true })} what={tradeWords.name} id={id}>
      {(trade) => <Detail of={trade} />}
    </Loaded>
  );
}
TradePage.needs = trades.getTrade;

const contentAddresses = { report: to.report, video: to.video, news: to.newsItem };

function Detail({ of }: { of: Trade }) {
  const { id, type, quoted_as, status, strategy_id, created_at, traces, errata, contents } = of;
  const changes = useListTradeChangesQuery({ id });
  // Videos and news are open to the same roles.
  const mayOpenContents = useMay(reports.getReport);
  return (
    <>
      <PageHead
        title={quoted_as}
        badge={
          <>
            <Side type={type} /> <StatusChip look={tradeStyles[status]} />
          </>
        }
        purpose={[`Operação ${id}`, tradeTypeNames[type], strategies[strategy_id].name, dayTime(created_at)].join(
          ' · ',
        )}
        actions={<Actions of={of} />}
      />
      <div className={record.grid}>
        <div className={record.column}>
          <TradeErrata errata={errata} />
          <TradeValues of={of} />
        </div>
        <div className={record.column}>
          <TradeTraces of={traces} />
          <TradeContents of={contents} to={mayOpenContents ? contentAddresses : undefined} />
        </div>
      </div>
      <ChangesPanel query={changes} />
    </>
  );
}

/** The trade's values that prefill a board message. */
const messageValues = ({
  type,
  status,
  strategy_id,
  quoted_as,
  in_value,
  strategy_in_value,
  stop_value,
  target_value,
}: Trade) => ({
  type,
  status,
  strategy_id,
  quoted_as,
  in_value,
  strategy_in_value,
  stop_value,
  target_value,
});

function Actions({ of }: { of: Trade }) {
  const [remove] = useRemoveTradeMutation();
  const go = useNavigate();
  const back = useBackTo();
  return (
    <>
      <Can call={trades.editTrade}>
        <Button component={Link} to={to.editTrade(of.id)} variant="contained" size="small">
          Editar
        </Button>
      </Can>
      {isOpenTrade(of) && (
        <Can call={trades.updateCurrentValue}>
          <Button component={Link} to={to.updateTradeValue(of.id)} variant="outlined" size="small">
            Atualizar valor
          </Button>
        </Can>
      )}
      <Can call={trades.createTrade}>
        <Button component={Link} to={to.desk(of.id)} variant="outlined" size="small">
          Duplicar
        </Button>
      </Can>
      <Can call={traderBoard.createTraderMessage}>
        <Button component={Link} to={to.newTraderMessage(messageValues(of))} variant="outlined" size="small">
          Criar mensagem do mural
        </Button>
      </Can>
      <Button component={Link} to={to.tradeReplay(of.id)} variant="outlined" size="small">
        Ver replay
      </Button>
      <Can call={trades.removeTrade}>
        <RemoveButton
          what={`a operação ${of.quoted_as}`}
          remove={() => remove({ id: of.id }).unwrap()}
          onRemoved={() => void go(back(to.trades()))}
        />
      </Can>
    </>
  );
}
