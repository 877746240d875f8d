import { brl } from '../format.ts';
import { lazily } from '../lazily.ts';
import type { CorporateActionKind } from './corporate-action.ts';
import type { CloseRow } from './quote.ts';
import type { CloseSource } from './quote-load.ts';

/** The closes of a stock's papers for a chart: at most the last ten years. */
export interface StockCloses {
  stock_id: number;
  /** By code; active papers only. */
  papers: PaperCloses[];
}

export interface PaperCloses {
  stock_code_id: number;
  code: string;
  /** Whether it is traded in Brazil, in BRL; others are in USD. */
  national_code: boolean;
  /** The current price, if known. */
  price: CurrentPrice | null;
  /** Ascending, as many as `closes`. */
  days: string[];
  /** As traded, unadjusted. */
  closes: number[];
  /** By day. */
  actions: { day: string; kind: CorporateActionKind; factor: number; old_code: string | null }[];
  /** Whether any of the closes is demonstration data. */
  made_up: boolean;
}

export interface CurrentPrice {
  value: number;
  day: string;
  source: CloseSource;
  /** Older than three trading days. */
  stale: boolean;
}

/** Problems for staff to check. */
export interface QuoteWarnings {
  /** Unconfirmed closes that differ by more than 40% from the previous one, without a corporate action since it. */
  jumps: CloseRow[];
  /** The trading days of the last 60 days without any close. */
  missing_days: string[];
  /** The banking days of the last 60 days without a DI rate. */
  missing_rates: string[];
  /** The active papers whose newest price is older than three trading days. */
  stale_codes: string[];
}

/** The range of a chart. */
export const CHART_YEARS = 10;
/** The maximum number of warnings of each kind. */
export const MAX_WARNINGS = 50;

/** The closes adjusted to the number of shares at the last of them, so that splits and bonuses leave no step. */
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

/** A close, as traded or adjusted, in cents: adjusted ones have decimals without end. Other prices are `paperPrice`. */
export const closePrice = (price: number, national: boolean): string =>
  national ? brl(price) : usdFormat().format(price);
