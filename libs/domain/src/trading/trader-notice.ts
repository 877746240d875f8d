import type { TradeRow, TradeStatus } from './trade.ts';
import type { TraderMessageRow } from './trader-message.ts';

/** What the live panel is divided into. */
export const traderTopics = ['trigger', 'live', 'rp', 'finished', 'board'] as const;
export type TraderTopic = (typeof traderTopics)[number];

/** The part of the panel that shows trades of a status. */
export const topicOfStatus = (status: TradeStatus): TraderTopic | undefined =>
  status === 'cancelled' ? undefined : status;

/** One change as the panel's history keeps it: numbered without gaps within an epoch. Its topic is where the trade is by now or, of one that left the panel, where it was; its row is none where it was removed. */
export interface TraderNotice {
  topic: TraderTopic;
  epoch: string;
  sequence: number;
  id: number;
  version: number;
  at: string;
  row: Omit<TradeRow, 'app_alert'> | Omit<TraderMessageRow, 'app_alert'> | null;
}

/** How many notices are kept: who missed more asks for all of it. */
export const KEPT_NOTICES = 1000;
