import { ABSENT, integer, time } from '@mirante/domain/format.ts';
import { inSeconds } from '@mirante/domain/trading/delivery.ts';
import type { DeskEvent } from '@mirante/domain/trading/desk.ts';
import { isStaleValue, STALE_VALUE_MINUTES } from '@mirante/domain/trading/stale-value.ts';
import { isOpenTrade, type OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { useNow } from '@mirante/screens/trading/panel/use-now.ts';
import type { ReactNode } from 'react';
import css from './desk-summary.module.css';

/** Each part is shown once loaded; the strip is always rendered, with the same height, to avoid layout shift. */
interface Props {
  trades: readonly OwnTradeRow[] | undefined;
  /** Newest first. */
  events: readonly DeskEvent[] | undefined;
}

/** A summary: whether and how fast the last update reached the subscribers' panels, and which values are stale. */
export function DeskSummary({ trades, events }: Props) {
  const now = useNow();
  const newest = events?.[0];
  const last = events?.find(({ delivery }) => delivery)?.delivery;
  const open = assetsOf(trades?.filter(isOpenTrade));
  const stale = assetsOf(trades?.filter((trade) => isStaleValue(trade, now)));
  return (
    <dl className={css.summary} aria-label="Resumo da mesa">
      <Figure label="Painéis em dia" value={last ? integer(last.seen) : ABSENT}>
        {last && `de ${integer(last.sent)} abertos`}
      </Figure>
      <Figure label="Última atualização" value={time(newest?.created_at)}>
        {newest && `${newest.quoted_as}: ${newest.event}`}
      </Figure>
      <Figure label="99% dos painéis em" value={secondsOf(last?.p99_ms)}>
        {typeof last?.last_ms === 'number' && `mais lento ${inSeconds(last.last_ms)}`}
      </Figure>
      <Figure label="Valores parados" value={trades ? integer(stale.size) : ABSENT} isWarning={stale.size > 0}>
        {trades && `de ${integer(open.size)}, há mais de ${STALE_VALUE_MINUTES} min`}
      </Figure>
    </dl>
  );
}

const assetsOf = (trades: readonly OwnTradeRow[] = none) => new Set(trades.map(({ quoted_as: asset }) => asset));
const none: readonly OwnTradeRow[] = [];
const secondsOf = (ms: number | null | undefined) => (typeof ms === 'number' ? inSeconds(ms) : ABSENT);

interface FigureProps {
  label: string;
  value: string;
  isWarning?: boolean;
  children: ReactNode;
}
const Figure = ({ label, value, isWarning = false, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong data-warning={isWarning || undefined}>{value}</strong> <small>{children}</small>
    </dd>
  </div>
);
