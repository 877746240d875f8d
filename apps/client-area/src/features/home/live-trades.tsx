import { useGetOwnPanelQuery } from '@mirante/api-client/trading/panel.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { day, time } from '@mirante/domain/format.ts';
import { serverNow, serverTimeAt } from '@mirante/domain/server-time.ts';
import { isOnPanel } from '@mirante/domain/trading/panel.ts';
import { tradeStyles, type OwnTradeRow, type TradeStatus } from '@mirante/domain/trading/trade.ts';
import { usePause } from '@mirante/ui-kit/states/use-pause.ts';
import { ResultText, TradeName } from '@mirante/screens/trading/trade-parts.tsx';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { HomeCard } from './home-card.tsx';
import css from './live-trades.module.css';

/** On a narrow screen the style shows four of them. */
const SHOWN = 6;
/** Only the panel itself is live. */
const REFRESH_MS = 60_000;

/** What is on the live panel: how many trades of each status, and those that changed last. */
export const LiveTrades = () => (
  <HomeCard title="Full Trader" more={to.panel()} moreLabel="Abrir painel">
    <Inside />
  </HomeCard>
);

function Inside() {
  const { data, error, refetch, fulfilledTimeStamp } = useGetOwnPanelQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  const { shown, isPaused, toggle } = usePause(
    data && { trades: data.trades, readAt: serverTimeAt(fulfilledTimeStamp!) },
  );
  if (shown) return <Board {...shown} isPaused={isPaused} onPause={toggle} />;
  if (error) return <ErrorPanel title="Não foi possível carregar as operações" error={error} onRetry={refetch} />;
  return null;
}

interface BoardProps {
  trades: readonly OwnTradeRow[];
  readAt: Date;
  isPaused: boolean;
  onPause: () => void;
}
function Board({ trades, readAt, isPaused, onPause }: BoardProps) {
  const now = serverNow();
  const shown = trades.filter((trade) => isOnPanel(trade, now)).toSorted(byLastChange);
  if (shown.length === 0)
    return (
      <EmptyState title="Nenhuma operação agora" text="As operações abertas e as finalizadas hoje aparecerão aqui." />
    );
  return (
    <>
      <dl className={css.counts}>
        {counted.map(([status, label]) => (
          <div key={status}>
            <dt>{label}</dt>
            <dd>{shown.filter((trade) => trade.status === status).length}</dd>
          </div>
        ))}
      </dl>
      <ul className={css.rows} aria-label="Operações que mudaram por último">
        {shown.slice(0, SHOWN).map((trade) => (
          <Row key={trade.id} of={trade} today={dayInSaoPaulo(now)} />
        ))}
      </ul>
      <p className={css.read}>
        {isPaused ? 'Pausado às' : 'Atualizado às'} {time(readAt.toISOString())}. No painel, ao vivo.
        <button type="button" onClick={onPause}>
          {isPaused ? 'Continuar' : 'Pausar'}
        </button>
      </p>
    </>
  );
}

const counted: readonly [TradeStatus, string][] = [
  ['live', tradeStyles.live.label],
  ['trigger', tradeStyles.trigger.label],
  ['rp', tradeStyles.rp.label],
  ['finished', 'Finalizadas'],
];

const byLastChange = (a: OwnTradeRow, b: OwnTradeRow): number =>
  Date.parse(b.updated_at) - Date.parse(a.updated_at) || b.id - a.id;

const Row = ({ of, today }: { of: OwnTradeRow; today: string }) => (
  <li>
    <div>
      <Link to={to.trade(of.id)}>
        <TradeName of={of} />
      </Link>
      <small>{tradeStyles[of.status].label}</small>
    </div>
    <div className={css.figures}>
      <ResultText value={of.result} />
      <small>
        <time dateTime={of.updated_at}>
          {dayInSaoPaulo(new Date(of.updated_at)) === today ? time(of.updated_at) : day(of.updated_at).slice(0, 5)}
        </time>
      </small>
    </div>
  </li>
);
