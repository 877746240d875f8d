import { useGetTradeQuery } from '@mirante/api-client/trading/trades.ts';
import { panel } from '@mirante/contract/trading/panel.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { ReplayView } from '@mirante/screens/trading/replay/replay-view.tsx';
import { useMay } from '@mirante/session/can.tsx';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';

export function TradeReplayPage() {
  const id = Number(useParams().id);
  const addresses = { trade: to.trade(id), panel: useMay(panel.getPanel) ? to.panel() : undefined };
  return (
    <Loaded query={useGetTradeQuery({ id }, { refetchOnMountOrArgChange: true })} what={tradeWords.name} id={id}>
      {(trade) => <ReplayView key={id} of={trade} to={addresses} />}
    </Loaded>
  );
}
TradeReplayPage.needs = trades.getTrade;
