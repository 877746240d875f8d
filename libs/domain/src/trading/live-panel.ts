import { dayInSaoPaulo } from '../dates.ts';
import { isOnPanel, type PanelSnapshot } from './panel.ts';
import type { OwnTradeRow } from './trade.ts';
import type { OwnTraderMessage } from './trader-message.ts';
import type { TraderNotice } from './trader-notice.ts';

/** The newest version received of each record, removed ones included, so that late notices cannot restore them. */
type Versions = Readonly<Record<number, number>>;

/** A snapshot with the versions received since. */
export interface LivePanel extends PanelSnapshot {
  heard?: { trades: Versions; board: Versions };
}

/** The board shows the messages of the current day. */
export const isOnBoard = ({ created_at }: Pick<OwnTraderMessage, 'created_at'>, now: Date): boolean =>
  dayInSaoPaulo(new Date(created_at)) === dayInSaoPaulo(now);

/**
 * The panel after applying notices. Each record keeps its newest version, whatever the order or repetition of notices;
 * unchanged rows keep their identity.
 */
export function applyNotices(panel: LivePanel, notices: readonly TraderNotice[], now: Date): LivePanel {
  const isOf = (board: boolean) => (notice: TraderNotice) => (notice.topic === 'board') === board;
  const trades = mergedRows(panel.trades, panel.heard?.trades, notices.filter(isOf(false)), (row) =>
    isOnPanel(row, now),
  );
  const board = mergedRows(panel.board, panel.heard?.board, notices.filter(isOf(true)), (row) => isOnBoard(row, now));
  return { ...panel, trades: trades.rows, board: board.rows, heard: { trades: trades.heard, board: board.heard } };
}

function mergedRows<Row extends OwnTradeRow | OwnTraderMessage>(
  rows: Row[],
  before: Versions = {},
  notices: readonly TraderNotice[],
  isShown: (row: Row) => boolean,
): { rows: Row[]; heard: Versions } {
  if (notices.length === 0) return { rows, heard: before };
  const merged = [...rows];
  const heard: Record<number, number> = { ...before };
  for (const { id, version, row } of notices) {
    const index = merged.findIndex((each) => each.id === id);
    if (version <= Math.max(heard[id] ?? -1, merged[index]?.revision ?? -1)) continue;
    heard[id] = version;
    // The topic tells which type of row a notice has.
    const shown = row as Row | null;
    if (shown && isShown(shown)) {
      if (index >= 0) merged[index] = shown;
      // Usually the newest, which the panel shows first.
      else merged.unshift(shown);
    } else if (index >= 0) merged.splice(index, 1);
  }
  return { rows: merged, heard };
}
