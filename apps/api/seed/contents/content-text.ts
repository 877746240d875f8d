/** A content that is text, as the house wrote it. */
export interface ContentText {
  title: string;
  /** HTML, block by block. */
  text: readonly string[];
  /** Days before now; below 0 it goes out in so many. */
  ago: number;
  draft?: true;
}

/** What readers of some products find it by. */
export interface ContentLinks {
  /** Those that were chosen: what grants them unlocks it too. */
  products: readonly number[];
  tags: readonly string[];
  /** The codes of the stocks that it is about. */
  stocks?: readonly string[];
  /** By name. */
  stockPortfolios?: readonly string[];
}
