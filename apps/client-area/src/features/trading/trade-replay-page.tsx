import { useGetOwnTradeQuery } from '@mirante/api-client/trading/own-trading.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { ReplayView } from '@mirante/screens/trading/replay/replay-view.tsx';
import { useParams } from 'react-router';
import { to } from '../../app/to.ts';

export function TradeReplayPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnTradeQuery({ id }, { refetchOnMountOrArgChange: true })} what={tradeWords.name} id={id}>
      {(trade) => <ReplayView key={id} of={trade} to={{ trade: to.trade(id), panel: to.panel() }} />}
    </Loaded>
  );
}
