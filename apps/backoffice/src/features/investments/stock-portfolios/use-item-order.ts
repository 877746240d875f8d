import { useSortStockPortfolioItemsMutation } from '@mirante/api-client/investments/stock-portfolios.ts';
import { useUnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { swapped } from '@mirante/domain/investments/position.ts';
import type { StockPortfolio, StockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';

interface Moved {
  /** The open items' ids in the new order. */
  ids: number[];
  /** The version of the moved order: the server refuses it if the order changed since. */
  over: string;
}

/** The order of a portfolio's items, edited locally until it is saved. */
export function useItemOrder({ id, items, order_version }: StockPortfolio) {
  const [sort, { isLoading }] = useSortStockPortfolioItemsMutation();
  const [moved, setMoved] = useState<Moved>();
  const stored = items.map((item) => item.id);
  // A changed version, because an item was added or closed meanwhile, discards the moves.
  const isKept = moved !== undefined && moved.over === order_version;
  const ids = isKept ? moved.ids : stored;
  const isMoved = ids.some((one, n) => one !== stored[n]);
  useUnsavedWork(isMoved);
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    items: ids.map((one) => byId.get(one)).filter((item): item is StockPortfolioItem => item !== undefined),
    isMoved,
    isSaving: isLoading,
    /** Swaps two items; focus stays on the pressed button. */
    swap: (one: number, other: number) => {
      const at = document.activeElement as HTMLElement | null;
      flushSync(() => setMoved({ ids: swapped(ids, one, other), over: order_version }));
      at?.focus();
    },
    discard: () => setMoved(undefined),
    save: () => sort({ id, body: { ids }, version: order_version }),
  };
}
