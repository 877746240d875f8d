import type { OwnTradeRow, TradeStatus } from './trade.ts';
import type { OwnTraderMessage } from './trader-message.ts';

/** The parts of the live panel. */
export const traderTopics = ['trigger', 'live', 'rp', 'finished', 'board'] as const;
export type TraderTopic = (typeof traderTopics)[number];

/** What a notice shows of a trade or of a message, as its subscribers see it; nothing of one that was removed. */
export type NoticedRow = OwnTradeRow | OwnTraderMessage | null;

/** The part of the panel that a change is told to: where the trade is by now or, where it left the panel, where it was. */
export const topicOf = (was: TradeStatus | undefined, is: TradeStatus | undefined): TraderTopic | undefined =>
  [is, was].find((status) => status !== undefined && status !== 'cancelled') as TraderTopic | undefined;

/** How many notices are kept: who missed more reads the panel anew. */
export const KEPT_NOTICES = 2000;
