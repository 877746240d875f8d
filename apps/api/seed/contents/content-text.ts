/** A text content, as the house wrote it. */
export interface ContentText {
  title: string;
  /** HTML blocks. */
  text: readonly string[];
  /** Days before now; negative for a future publication. */
  ago: number;
  draft?: true;
}

/** How readers of some products find it. */
export interface ContentLinks {
  /** The chosen products: those that grant them unlock it too. */
  products: readonly number[];
  tags: readonly string[];
  /** The codes of its stocks. */
  stocks?: readonly string[];
  /** By name. */
  stockPortfolios?: readonly string[];
}
