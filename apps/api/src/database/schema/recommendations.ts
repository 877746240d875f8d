import type { Added, Id, Moment } from './columns.ts';

/** A recommendation as recorded in the hash chain. */
interface RecordedCall {
  /** Of a stock portfolio item, which may have been removed. */
  id: number;
  stock_portfolio_id: number;
  portfolio_name: string;
  stock_code_id: number;
  code: string;
  date_in: string;
  price_in: number;
  date_out: string | null;
  price_out: number | null;
  recorded_at: Moment;
  opened_entry: number;
  closed_entry: number | null;
  last_entry: number;
  corrections: number;
  removed_at: Moment | null;
  /** When it becomes public; null: not yet. */
  public_from: Moment | null;
}

export interface RecommendationTables {
  /** Written by `add_record` alone (migration 0061). */
  record_entry: {
    sequence: number;
    moment: Moment;
    kind: string;
    subject: string;
    scope: string;
    payload: string;
    salt: string;
    commitment: string;
    previous: string;
    hash: string;
    public_from: Moment | null;
  };
  /** Invalid entries. */
  record_fault: { sequence: number };
  record_call: RecordedCall;
  /** A view: calls that may become public, with their results in percent (migration 0160). */
  record_result: RecordedCall & {
    /** How many shares one share became by splits and bonuses. */
    shares: number;
    /** BRL per share bought. */
    dividends: number;
    price_result: number | null;
    result: number | null;
    ibovespa: number | null;
    /** Percentage points. */
    difference: number | null;
  };
  record_root: { id: Id; day: Added<string>; sequence: Added<number>; hash: Added<string>; created_at: Added<Date> };
  /** Maintained by a trigger on the codes. */
  fair_price_change: {
    id: Id;
    stock_code_id: number;
    price_before: number;
    price_after: number;
    changed_at: Moment;
    day_before: string | null;
  };
  weekly_summary_preference: { client_id: number; wanted: boolean; code: string };
  weekly_summary: { client_id: number; week: string; sent_at: Moment };
}
