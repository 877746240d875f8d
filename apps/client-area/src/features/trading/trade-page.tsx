import { useGetOwnTradeQuery } from '@mirante/api-client/trading/own-trading.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { strategies } from '@mirante/domain/trading/strategies.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { tradeStyles, tradeTypeNames, type OwnTrade } from '@mirante/domain/trading/trade.ts';
import { TradeContents } from '@mirante/screens/trading/trade-contents.tsx';
import { Side } from '@mirante/screens/trading/trade-parts.tsx';
import { TradeErrata, TradeTraces } from '@mirante/screens/trading/trade-traces.tsx';
import { TradeValues } from '@mirante/screens/trading/trade-values.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { to } from '../../app/to.ts';
import { current } from './current.ts';
import css from './trade-page.module.css';

export function TradePage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnTradeQuery({ id }, current)} what={tradeWords.name} id={id}>
      {(trade) => <Detail of={trade} />}
    </Loaded>
  );
}

const contentAddresses = { report: to.report, video: to.video, news: to.news };

function Detail({ of }: { of: OwnTrade }) {
  return (
    <>
      <PageHead
        title={of.quoted_as}
        badge={
          <>
            <Side type={of.type} /> <StatusChip look={tradeStyles[of.status]} />
          </>
        }
        purpose={[tradeTypeNames[of.type], strategies[of.strategy_id].name, dayTime(of.created_at)].join(' · ')}
        actions={
          <Button component={Link} to={to.tradeReplay(of.id)} variant="outlined" size="small">
            Ver replay
          </Button>
        }
      />
      <div className={css.grid}>
        <div className={css.column}>
          <TradeErrata errata={of.errata} />
          <TradeValues of={of} />
        </div>
        <div className={css.column}>
          <TradeTraces of={of.traces} />
          {of.contents.length > 0 && <TradeContents of={of.contents} to={contentAddresses} />}
        </div>
      </div>
    </>
  );
}
