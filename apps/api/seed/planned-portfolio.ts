export interface PlannedItem {
  name: string;
  description: string;
  funds?: readonly string[];
  categories?: readonly string[];
  /** Percentages from each change on; 0 while it is not held. */
  shares: readonly number[];
}
export interface PlannedPortfolio {
  name: string;
  product_id: number;
  category: string | null;
  /** HTML. */
  description: string;
  /** The days of its share changes, counted back from today, beginning with its opening. */
  changes: readonly number[];
  items: readonly PlannedItem[];
}
