import type { TradeRow } from '@mirante/domain/trading/trade.ts';
import type { Random } from '../random.ts';
import { templates } from './templates.ts';

/** Of a trade, as much as its market looks at. */
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
/** What a trader saves of a trade that its value brought to another status. */
export interface Change {
  status: 'live' | 'rp' | 'finished';
  in_value?: number;
  date_in?: string;
  rp_value?: number;
  stop_value?: number | null;
  out_value?: number;
  create_message?: true;
}

/** How far a value moves at once, in parts of the way from stop to target. */
const STRIDE = 0.06;
const STEP = 0.01;

/** The next value of what is quoted as this trade is: a step of a random walk on the exchange's grid, never below one step of it. */
export function nextValue(trade: Quoted, random: Random): number | undefined {
  const { current_value, strategy_in_value, stop_value: stop, target_value: target } = trade;
  const from = current_value ?? strategy_in_value;
  if (from === null) return undefined;
  const way = stop === null || target === null ? from * STRIDE : Math.abs(target - stop);
  // The sum of three is nearly normal: mostly little, now and then much.
  const drawn = random.next() + random.next() + random.next() - 1.5;
  return onGrid(from + drawn * way * STRIDE, stepOf(trade.quoted_as));
}

/** What a new value makes of a trade, if anything: entered at its trigger, partly realised, finished at its stop or its target. */
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

/** Free of what binary fractions add. */
function onGrid(value: number, step: number): number {
  return Number((Math.max(1, Math.round(value / step)) * step).toFixed(4));
}
