import type { Delivery } from './delivery.ts';
import type { TradeRow } from './trade.ts';

/** An event at the desk: a change of one trade, or of all trades whose value it updated. */
export interface DeskEvent extends Pick<TradeRow, 'type' | 'quoted_as' | 'strategy_id'> {
  trace_id: number;
  trade_id: number;
  /** The changed trades, including `trade_id`. */
  trade_ids: number[];
  event: string;
  user_name: string;
  created_at: string;
  /** The deadline for undoing it; null if it cannot be undone. */
  undo_until: string | null;
  /** The delivery of its last notice to the panels; null without counts. */
  delivery: Delivery | null;
}

/** What the desk shows beside the live panel: events, newest first. */
export interface Desk {
  events: DeskEvent[];
}
