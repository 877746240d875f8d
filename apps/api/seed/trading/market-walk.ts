import type { TradeRow } from '@mirante/domain/trading/trade.ts';
import type { Random } from '../random.ts';
import { templates } from './templates.ts';

/** The part of a trade that its market uses. */
export type Quoted = Pick<
  TradeRow,
  | 'id'
  | 'type'
  | 'status'
  | 'quoted_as'
  | 'current_value'
  | 'in_value'
  | 'strategy_in_value'
  | 'strategy_rp_value'
  | 'stop_value'
  | 'target_value'
>;
/** A trader's save when the value changes the trade's status. */
export interface Change {
  status: 'live' | 'rp' | 'finished';
  in_value?: number;
  date_in?: string;
  rp_value?: number;
  stop_value?: number | null;
  out_value?: number;
  create_message?: true;
}

/** The size of a move, as a fraction of the distance from stop to target. */
const STRIDE = 0.06;
const STEP = 0.01;

/** The next value of a trade's asset: a random-walk step on the exchange's price grid, never below one tick. */
export function nextValue(trade: Quoted, random: Random): number | undefined {
  const { current_value, strategy_in_value, stop_value: stop, target_value: target } = trade;
  const from = current_value ?? strategy_in_value;
  if (from === null) return undefined;
  const way = stop === null || target === null ? from * STRIDE : Math.abs(target - stop);
  // The sum of three is nearly normal: mostly small moves, some large ones.
  const drawn = random.next() + random.next() + random.next() - 1.5;
  return onGrid(from + drawn * way * STRIDE, stepOf(trade.quoted_as));
}

/**
 * The change that a new value causes, if any: entry at the trigger, partial realisation, or an end at stop or target.
 */
export function changeAt(trade: Quoted, value: number, now: Date): Change | undefined {
  const { type, status, stop_value: stop, target_value: target } = trade;
  const sign = type === 'C' ? 1 : -1;
  const isBeyond = (limit: number | null) => limit !== null && (value - limit) * sign >= 0;
  if (status === 'trigger')
    return isBeyond(trade.strategy_in_value)
      ? { status: 'live', in_value: value, date_in: now.toISOString(), create_message: true }
      : undefined;
  if (isBeyond(target) || (stop !== null && (stop - value) * sign >= 0))
    return { status: 'finished', out_value: value };
  if (status === 'live' && isBeyond(trade.strategy_rp_value))
    return { status: 'rp', rp_value: value, stop_value: trade.in_value, create_message: true };
  return undefined;
}

const stepOf = (quotedAs: string): number =>
  templates.find(({ asset, option }) => (option?.code ?? asset) === quotedAs)?.step ?? STEP;

/** Rounded, without floating-point noise. */
function onGrid(value: number, step: number): number {
  return Number((Math.max(1, Math.round(value / step)) * step).toFixed(4));
}
