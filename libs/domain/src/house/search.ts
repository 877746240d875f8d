/** What the global search finds. */
const foundKinds = [
  'client',
  'payment',
  'coupon',
  'product',
  'stock',
  'fund',
  'dividend',
  'user',
  'report',
  'video',
  'news',
  'board',
] as const;
export type FoundKind = (typeof foundKinds)[number];

export interface Found {
  /** For dividends, the id of a paper's first: they are found by its code, which is the title. */
  id: number;
  title: string;
  /** Distinguishes it from others of the same name. */
  detail: string;
}
/** The best few results of one kind that the viewer may open. */
export interface FoundGroup {
  kind: FoundKind;
  items: Found[];
}

/** The minimum length: anything shorter would match everything. */
export const SEARCH_FROM = 2;
export const SEARCH_UP_TO = 120;
export const FOUND_PER_KIND = 5;
