import type { Delivery } from './delivery.ts';
import type { TradeRow } from './trade.ts';

/** One event of the desk: a change of one trade, or of all trades whose value moved by it. */
export interface DeskEvent extends Pick<TradeRow, 'type' | 'quoted_as' | 'strategy_id'> {
  trace_id: number;
  trade_id: number;
  /** The trades that it changed, `trade_id` among them. */
  trade_ids: number[];
  event: string;
  user_name: string;
  created_at: string;
  /** Until when it may be undone; null where it may not. */
  undo_until: string | null;
  /** How the last of its notices reached the panels; null where nothing was counted. */
  delivery: Delivery | null;
}

/** What the desk shows beside the live panel: the newest events, the newest first. */
export interface Desk {
  events: DeskEvent[];
}
