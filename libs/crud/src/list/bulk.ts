import type { LazyPart } from '@mirante/ui-kit/boot/lazy.ts';

/** What an act on several rows did. */
export interface BulkOutcome {
  /** "37 relatórios publicados." */
  done: string;
  /** The rows that it skipped, by reason: "2 não: alterados nesse meio-tempo". */
  skipped: readonly { text: string; ids: readonly number[]; areGone?: boolean }[];
  /** Restores what was before, and returns what that did; undefined if it failed, which a toast tells. */
  undo?: (() => Promise<BulkOutcome | undefined>) | undefined;
}

/** The props of a list's acts on selected rows, which are rendered as buttons and their dialogs. */
export interface BulkActsProps<R> {
  rows: readonly R[];
  /** Ends the selection. Without an outcome a toast has told it. */
  onDone: (outcome?: BulkOutcome) => void;
}

export interface Bulk<R> {
  /** A row's name for screen readers. */
  nameOf: (row: R) => string;
  /** Loaded with the first selected row, as `lazyActs`. */
  Acts: LazyPart<BulkActsProps<R>>;
}
