import type { TradeRow, TradeStatus } from './trade.ts';
import type { TraderMessageRow } from './trader-message.ts';

/** The parts of the live panel. */
export const traderTopics = ['trigger', 'live', 'rp', 'finished', 'board'] as const;
export type TraderTopic = (typeof traderTopics)[number];

/** The part of the panel for trades of a status. */
export const topicOfStatus = (status: TradeStatus): TraderTopic | undefined =>
  status === 'cancelled' ? undefined : status;

/**
 * A change in the panel's history, numbered without gaps within an epoch. The topic is where the trade is now or, if it
 * left the panel, where it was; the row is null if it was removed.
 */
export interface TraderNotice {
  topic: TraderTopic;
  epoch: string;
  sequence: number;
  id: number;
  version: number;
  at: string;
  row: Omit<TradeRow, 'app_alert'> | Omit<TraderMessageRow, 'app_alert'> | null;
}

/** The number of notices kept: clients that missed more reload the snapshot. */
export const KEPT_NOTICES = 1000;
