import { brl } from '../format.ts';
import { lazily } from '../lazily.ts';
import type { CorporateActionKind } from './corporate-action.ts';
import type { CloseRow } from './quote.ts';
import type { CloseSource } from './quote-load.ts';

/** What the papers of a stock closed at, for a chart: the last ten years at most. */
export interface StockCloses {
  stock_id: number;
  /** By code; active papers only. */
  papers: PaperCloses[];
}

export interface PaperCloses {
  stock_code_id: number;
  code: string;
  /** Whether it is traded in Brazil, in BRL; others in USD. */
  national_code: boolean;
  /** What it is worth now, where that is known. */
  price: CurrentPrice | null;
  /** In order, as many as `closes`. */
  days: string[];
  /** As traded, never adjusted. */
  closes: number[];
  /** In the order of their days. */
  actions: { day: string; kind: CorporateActionKind; factor: number; old_code: string | null }[];
  /** Whether any of the closes was made up for a demonstration. */
  made_up: boolean;
}

export interface CurrentPrice {
  value: number;
  /** The day that it is of. */
  day: string;
  source: CloseSource;
  /** Older than three days of trading. */
  stale: boolean;
}

/** What staff should look at. */
export interface QuoteWarnings {
  /** Closes more than 40% from the one before, without a corporate action on that day, that nobody confirmed. */
  jumps: CloseRow[];
  /** The days of trading in the last 60 days that have no close at all. */
  missing_days: string[];
  /** The active papers whose newest price is older than three days of trading. */
  stale_codes: string[];
}

/** Where a chart's line ends. */
export const CHART_YEARS = 10;
/** So many warnings of a kind are told. */
export const MAX_WARNINGS = 50;

/** The closes as if there had always been as many shares as at the last of them: a split or a bonus leaves no step in them. */
export function splitAdjusted({ days, closes, actions }: Pick<PaperCloses, 'days' | 'closes' | 'actions'>): number[] {
  const last = days.at(-1) ?? '';
  const changes = actions.filter(({ day }) => day <= last).toSorted((a, b) => (a.day < b.day ? 1 : -1));
  let factor = 1;
  let next = 0;
  return closes
    .map((_, i) => i)
    .toReversed()
    .map((i) => {
      while (next < changes.length && days[i]! < changes[next]!.day) factor *= changes[next++]!.factor;
      return closes[i]! / factor;
    })
    .toReversed();
}

const usdFormat = lazily(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' }));

/** A price of one share: in BRL where the paper is traded in Brazil, else in USD. */
export const writtenPrice = (price: number, national: boolean): string =>
  national ? brl(price) : usdFormat().format(price);
