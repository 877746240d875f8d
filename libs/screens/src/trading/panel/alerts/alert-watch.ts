import type { TradeAlertKind } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import { alertsOf } from '@mirante/domain/trading/trade-alert.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { isUndo } from '@mirante/domain/trading/undo.ts';

/** An alert, with the trade's current row. `name` identifies trade, kind and value, alerted once. */
export interface RaisedAlert {
  name: string;
  kind: TradeAlertKind;
  trade: OwnTradeRow;
}

/** Derives alerts from a panel's notices one by one, including several in one frame. */
export function watchAlerts() {
  const known = new Map<number, OwnTradeRow>();
  const alertedNames = new Set<string>();
  /** The names of each trade's last change. */
  const lastNames = new Map<number, string[]>();
  return {
    /** Takes a snapshot of all trades. Newer known rows are kept. */
    read(trades: readonly OwnTradeRow[]): void {
      for (const trade of trades)
        if ((known.get(trade.id)?.revision ?? -1) < trade.revision) known.set(trade.id, trade);
    },
    receive(notices: readonly TraderNotice[]): RaisedAlert[] {
      return notices.flatMap(({ topic, id, row }) => {
        if (topic === 'board') return [];
        const is = row as OwnTradeRow | null;
        const was = known.get(id);
        if (!is) {
          known.delete(id);
          return [];
        }
        if (was && was.revision >= is.revision) return [];
        known.set(id, is);
        if (!was) return [];
        // What was undone was none: it is alerted again once it is true.
        if (isUndo(was, is)) for (const name of lastNames.get(id) ?? []) alertedNames.delete(name);
        const raised = alertsOf(was, is).flatMap(({ kind, value }) => first(`${id}-${kind}-${value}`, kind, is));
        lastNames.set(
          id,
          raised.map(({ name }) => name),
        );
        return raised;
      });
    },
  };

  function first(name: string, kind: TradeAlertKind, trade: OwnTradeRow): RaisedAlert[] {
    if (alertedNames.has(name)) return [];
    alertedNames.add(name);
    return [{ name, kind, trade }];
  }
}
