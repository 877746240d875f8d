import type { IndexCode, LoadSource, RefusedLine } from '@mirante/domain/investments/quote-load.ts';

/** What something was worth at a day's end. */
export interface Quote {
  /** The paper's code, the fund's CNPJ in digits, or the index. */
  name: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Above 0, but for rates: BRL for one share or quota, percent, or points. */
  value: number;
}

/** Some lines of a source, read. */
export interface ReadBatch {
  quotes: Quote[];
  lines: number;
  /** Lines that are no quotes of ours by their kind. */
  filtered: number;
  /** The names of lines that nobody here knows, one for each line. */
  unknown: string[];
  refused: RefusedLine[];
}
export type Read = AsyncIterable<ReadBatch>;
/** Whether quotes of this name are wanted. */
export type Knows = (name: string) => boolean;

/** The whole of what was read is not what it should be: in words for people. */
export class QuoteFault extends Error {}

/** What publishers and vendors of quotes are asked for. A source that does not answer as it should throws. */
export interface QuoteGateway {
  /** Those that are asked by night. */
  sources: readonly Exclude<LoadSource, 'manual' | 'file'>[];
  /** B3's file of one day, or of a year, into a local file. False where it is not published. */
  fetchB3(of: { day: string } | { year: string }, path: string): Promise<boolean>;
  /** CVM's file of a month, `YYYY-MM`, into a local file. False where it is not published. */
  fetchCvm(month: string, path: string): Promise<boolean>;
  /** The values of an index from day to day, both included, as the central bank writes them. */
  fetchIndex(index: IndexCode, from: string, to: string): Promise<string>;
  /** The last days' closes of one paper, or of the Ibovespa; undefined where it is not known there. */
  fetchCloses(name: string): Promise<Quote[] | undefined>;
}
