import { useSortStockPortfolioItemsMutation } from '@mirante/api-client/investments/stock-portfolios.ts';
import { useUnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { swapped } from '@mirante/domain/investments/position.ts';
import type { StockPortfolio, StockPortfolioItem } from '@mirante/domain/investments/stock-portfolio.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';

interface Moved {
  /** All of the open items, as they are to stand. */
  ids: number[];
  /** The order that they were moved in: somebody else's in between refuses them. */
  over: string;
}

/** The order of a portfolio's items, as it is moved until it is saved. */
export function useItemOrder({ id, items, order_version }: StockPortfolio) {
  const [sort, { isLoading }] = useSortStockPortfolioItemsMutation();
  const [moved, setMoved] = useState<Moved>();
  const stored = items.map((item) => item.id);
  // What is there now counts: an item that somebody else added or closed meanwhile drops the moves.
  const isKept = moved !== undefined && moved.over === order_version;
  const ids = isKept ? moved.ids : stored;
  const isMoved = ids.some((one, n) => one !== stored[n]);
  useUnsavedWork(isMoved);
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    items: ids.map((one) => byId.get(one)).filter((item): item is StockPortfolioItem => item !== undefined),
    isMoved,
    isSaving: isLoading,
    /** Two change places; whoever moved one by the keyboard still has it in hand. */
    swap: (one: number, other: number) => {
      const at = document.activeElement as HTMLElement | null;
      flushSync(() => setMoved({ ids: swapped(ids, one, other), over: order_version }));
      at?.focus();
    },
    discard: () => setMoved(undefined),
    save: () => sort({ id, body: { ids }, version: order_version }),
  };
}
