import { dayInSaoPaulo } from '../dates.ts';
import type { TraderNotice } from './trader-notice.ts';
import type { OwnTrade, OwnTradeRow, TradeStatus } from './trade.ts';
import type { OwnTraderMessage } from './trader-message.ts';

export const panelHead = { title: 'Painel', purpose: 'As operações do Full Trader ao vivo, e o mural de hoje.' };

/** Everything on the live panel, as of `position` in the history of changes. */
export interface PanelSnapshot {
  position: Pick<TraderNotice, 'epoch' | 'sequence'>;
  /** The open ones, and those finished today. */
  trades: OwnTradeRow[];
  /** Today's, newest first. */
  board: OwnTraderMessage[];
}

/** Whether the panel shows a trade: while it is open, and until the end of the day on which it finished. */
export function isOnPanel({ status, finished_at: end }: Pick<OwnTrade, 'status' | 'finished_at'>, now: Date): boolean {
  if (status === 'cancelled') return false;
  return status !== 'finished' || (end !== null && dayInSaoPaulo(new Date(end)) === dayInSaoPaulo(now));
}

/** The panel's tables in order, with the statuses that they show. */
export const panelTables = {
  live: ['live'],
  rp_trigger: ['rp', 'trigger'],
  finished: ['finished'],
} as const satisfies Record<string, readonly TradeStatus[]>;
export type PanelTable = keyof typeof panelTables;
