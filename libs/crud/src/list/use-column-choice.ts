import { readStored, writeStored } from '@mirante/ui-kit/boot/browser-storage.ts';
import { useMemo, useState } from 'react';
import type { AnyColumn } from './columns.ts';

export interface ColumnChoice {
  /** The table's columns without the hidden ones. */
  shown: readonly AnyColumn[];
  /** The labels of the hidden ones. */
  hidden: readonly string[];
  hide: (labels: readonly string[]) => void;
}

/** The optional columns that a user hid in a list's table, by its endpoint's path, in this browser. */
export function useColumnChoice(columns: readonly AnyColumn[], owner: number | undefined, path: string): ColumnChoice {
  const key = `mirante.hidden-columns.${owner}.${path}`;
  const [stored, setStored] = useState(() => readStored(key) ?? '');
  const hidden = useMemo(() => stored.split('|'), [stored]);
  const shown = useMemo(
    () => columns.filter(({ optional, label }) => !optional || !hidden.includes(label)),
    [columns, hidden],
  );
  return {
    shown,
    hidden,
    hide: (labels) => {
      const next = labels.join('|');
      writeStored(key, next || null);
      setStored(next);
    },
  };
}
