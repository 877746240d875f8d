import type { IndexCode, LoadSource, RefusedLine } from '@mirante/domain/investments/quote-load.ts';

/** A value at a day's end. */
export interface Quote {
  /** The paper's code, the fund's CNPJ without its mask, or the index. */
  name: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Positive except for rates: BRL per share or quota, percent, or points. */
  value: number;
}

/** A batch of parsed lines. */
export interface ReadBatch {
  quotes: Quote[];
  lines: number;
  /** Lines skipped by kind. */
  filtered: number;
  /** The names of unknown lines, one per line. */
  unknown: string[];
  refused: RefusedLine[];
}
export const emptyBatch = (): ReadBatch => ({ quotes: [], lines: 0, filtered: 0, unknown: [], refused: [] });
export type Read = AsyncIterable<ReadBatch>;
/** Whether quotes of this name are wanted. */
export type Knows = (name: string) => boolean;

/** A file is invalid as a whole, with a message for people. */
export class QuoteFault extends Error {}

/** Publishers and vendors of quotes. Throws when a source fails. */
export interface QuoteGateway {
  /** The sources fetched nightly. */
  sources: readonly Exclude<LoadSource, 'manual' | 'file'>[];
  /** Downloads B3's file of a day or year. False if not published. */
  fetchB3(of: { day: string } | { year: string }, path: string): Promise<boolean>;
  /** Downloads CVM's file of a month, `YYYY-MM`. False if not published. */
  fetchCvm(month: string, path: string): Promise<boolean>;
  /** An index's values from day to day, inclusive, from the central bank. */
  fetchIndex(index: IndexCode, from: string, to: string): Promise<string>;
  /** The last days' closes of a paper, or of the Ibovespa; undefined if unknown. */
  fetchCloses(name: string): Promise<Quote[] | undefined>;
}
