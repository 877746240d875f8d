import type { LivePanel } from '@mirante/domain/trading/live-panel.ts';
import { isStrategyId, strategyIds, type StrategyId } from '@mirante/domain/trading/strategies.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isPanelOrder, type PanelOrder } from './panel-rows.ts';

const STRATEGY = 'trade.strategy_id';
const FOLLOWED = 'followed';
const ORDER = 'sort';

export interface PanelChoice {
  strategy: StrategyId | undefined;
  onlyFollowed: boolean;
  order: PanelOrder;
  chooseStrategy(strategy: StrategyId | undefined): void;
  toggleFollowed(): void;
  chooseOrder(order: PanelOrder): void;
}

/** The filters and order of the panel, kept in the URL. */
export function usePanelChoice(): PanelChoice {
  const [url, setUrl] = useSearchParams();
  const asked = Number(url.get(STRATEGY));
  // Memoised components keep an older `set`, which must not restore an older URL.
  const latest = useRef({ url, setUrl });
  useEffect(() => {
    latest.current = { url, setUrl };
  });
  // What was chosen over `shown`, which the router may show later.
  const made = useRef<{ shown: URLSearchParams; next: URLSearchParams }>(undefined);
  const set = useCallback((key: string, value: string | undefined) => {
    const shown = latest.current.url;
    const next = new URLSearchParams(made.current?.shown === shown ? made.current.next : shown);
    if (value === undefined) next.delete(key);
    else next.set(key, value);
    made.current = { shown, next };
    latest.current.setUrl(next);
  }, []);
  const strategy = isStrategyId(asked) ? asked : undefined;
  const onlyFollowed = url.get(FOLLOWED) === 'true';
  const sort = url.get(ORDER);
  const order = isPanelOrder(sort) ? sort : 'newest';
  return useMemo(
    () => ({
      strategy,
      onlyFollowed,
      order,
      chooseStrategy: (chosen) => set(STRATEGY, chosen?.toString()),
      toggleFollowed: () => set(FOLLOWED, onlyFollowed ? undefined : 'true'),
      chooseOrder: (chosen) => set(ORDER, chosen === 'newest' ? undefined : chosen),
    }),
    [strategy, onlyFollowed, order, set],
  );
}

type Chosen = Pick<PanelChoice, 'strategy' | 'onlyFollowed'>;

/** The panel with only the chosen trades; the same object if all are. */
export function useNarrowed<P extends LivePanel | undefined>(
  panel: P,
  { strategy, onlyFollowed }: Chosen,
  followed: ReadonlySet<number> | undefined,
): P {
  return useMemo(() => {
    const own = onlyFollowed ? followed : undefined;
    if (!panel || (!strategy && !own)) return panel;
    const isChosen = ({ id, strategy_id }: OwnTradeRow) =>
      (!strategy || strategy_id === strategy) && (!own || own.has(id));
    return { ...panel, trades: panel.trades.filter(isChosen) };
  }, [panel, strategy, onlyFollowed, followed]);
}

/** The number of shown trades by strategy, in total, and followed. */
export function countsOf(
  trades: readonly OwnTradeRow[],
  isShown: (trade: OwnTradeRow) => boolean,
  followed: ReadonlySet<number> | undefined,
): Record<StrategyId | 'all' | 'followed', number> {
  const strategies = Object.fromEntries(strategyIds.map((id) => [id, 0])) as Record<StrategyId, number>;
  const counts = { ...strategies, all: 0, followed: 0 };
  for (const trade of trades) {
    if (!isShown(trade)) continue;
    counts[trade.strategy_id] += 1;
    counts.all += 1;
    if (followed?.has(trade.id)) counts.followed += 1;
  }
  return counts;
}
