import { integer } from '@mirante/domain/format.ts';
import { isStaleValue } from '@mirante/domain/trading/stale-value.ts';
import { tradeStyles, type OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import css from './desk-page.module.css';

const kinds = ['live', 'rp', 'trigger', 'stale'] as const;
/** The open trades of a status, or those with a stale value. */
export type TradeKind = (typeof kinds)[number];

export const isOfKind = (kind: TradeKind, trade: OwnTradeRow, now: Date): boolean =>
  kind === 'stale' ? isStaleValue(trade, now) : trade.status === kind;

interface Props {
  trades: readonly OwnTradeRow[];
  now: Date;
  chosen: TradeKind | undefined;
  choose: (kind: TradeKind | undefined) => void;
}

/** Filters the open trades, each choice with its count. */
export const TradeKinds = ({ trades, now, chosen, choose }: Props) => (
  <div className={css.kinds} role="group" aria-label="Mostrar">
    {[undefined, ...kinds].map((kind) => (
      <button key={kind ?? 'all'} type="button" aria-pressed={kind === chosen} onClick={() => choose(kind)}>
        {labelOf(kind)}{' '}
        <span>{integer(kind ? trades.filter((trade) => isOfKind(kind, trade, now)).length : trades.length)}</span>
      </button>
    ))}
  </div>
);

const labelOf = (kind: TradeKind | undefined): string => {
  if (!kind) return 'Todas';
  return kind === 'stale' ? 'Paradas' : tradeStyles[kind].label;
};
