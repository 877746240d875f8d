import { tradeAlertLabels, type TradeAlertKind } from '../messaging/trade-alert-kinds.ts';
import { price } from './trade-format.ts';
import { strategies } from './strategies.ts';
import type { OwnTradeRow } from './trade.ts';

/** The trades that a client follows, and the alerts they want. */
export interface FollowedTrades {
  /** Those on the panel. */
  trades: number[];
  alerts: TradeAlertKind[];
}

type Watched = Pick<
  OwnTradeRow,
  'type' | 'status' | 'in_value' | 'current_value' | 'target_value' | 'stop_value' | 'out_value'
>;

/** An alert of a trade, with the value that caused it: sent once per trade, kind and value. */
export interface TradeAlert {
  kind: TradeAlertKind;
  value: number;
}

/** The part of the way from entry to target from which on the target is near. */
const NEAR = 0.9;

/**
 * The alerts due to a change of a trade. A target or a stop is reached when the quoted value touches or passes it; a
 * buy's target is above, a sell's below. Values of every strategy are those of what is quoted (an option, a ratio,
 * points), so this holds for all of them.
 */
export function alertsOf(was: Watched, is: Watched): TradeAlert[] {
  if (is.status === 'finished')
    return was.status === 'finished' ? [] : [{ kind: 'finished', value: is.out_value ?? 0 }];
  const alerts: TradeAlert[] = [];
  if (was.status === 'trigger' && isEntered(is)) alerts.push({ kind: 'triggered', value: is.in_value ?? 0 });
  if (isAtTarget(is) && !isAtTarget(was)) alerts.push({ kind: 'target', value: is.target_value! });
  else if (isNearTarget(is) && !isNearTarget(was) && !isAtTarget(was))
    alerts.push({ kind: 'near_target', value: is.target_value! });
  if (isAtStop(is) && !isAtStop(was)) alerts.push({ kind: 'stop', value: is.stop_value! });
  return alerts;
}

/** The text of an alert, `Alvo atingido: PETR4 (ST)`, with the values as detail. */
export function alertWords(kind: TradeAlertKind, is: AlertedTrade): { text: string; detail: string } {
  return {
    text: `${tradeAlertLabels[kind]}: ${is.quoted_as} (${strategies[is.strategy_id].short})`,
    detail: details[kind](is),
  };
}
type AlertedTrade = Watched & Pick<OwnTradeRow, 'quoted_as' | 'strategy_id'>;
const details: Record<TradeAlertKind, (is: AlertedTrade) => string> = {
  triggered: ({ in_value }) => `Entrada em ${price(in_value)}`,
  near_target: ({ current_value, target_value }) => `Valor ${price(current_value)}, alvo ${price(target_value)}`,
  target: ({ current_value, target_value }) => `Valor ${price(current_value)}, alvo ${price(target_value)}`,
  stop: ({ current_value, stop_value }) => `Valor ${price(current_value)}, stop ${price(stop_value)}`,
  finished: ({ out_value }) => `Saída em ${price(out_value)}`,
};

const isEntered = ({ status }: Watched): boolean => status === 'live' || status === 'rp';
const wayOf = ({ type }: Watched): 1 | -1 => (type === 'C' ? 1 : -1);

/**
 * The part of the way from entry to target that the value has covered; undefined if the target is no gain, or a value
 * is missing.
 */
function wayToTarget(trade: Watched): number | undefined {
  const { in_value: entry, target_value: target, current_value: value } = trade;
  if (!isEntered(trade) || entry === null || target === null || value === null) return undefined;
  return wayOf(trade) * (target - entry) > 0 ? (value - entry) / (target - entry) : undefined;
}
const isAtTarget = (trade: Watched): boolean => {
  const way = wayToTarget(trade);
  return way !== undefined && wayOf(trade) * (trade.current_value! - trade.target_value!) >= 0;
};
const isNearTarget = (trade: Watched): boolean => (wayToTarget(trade) ?? 0) >= NEAR && !isAtTarget(trade);
const isAtStop = (trade: Watched): boolean => {
  const { stop_value: stop, current_value: value } = trade;
  return isEntered(trade) && stop !== null && value !== null && wayOf(trade) * (value - stop) <= 0;
};
