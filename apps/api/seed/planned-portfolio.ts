export interface PlannedItem {
  name: string;
  description: string;
  funds?: readonly string[];
  categories?: readonly string[];
  /** Percent from each change on; 0 where it is not in. */
  shares: readonly number[];
}
export interface PlannedPortfolio {
  name: string;
  product_id: number;
  category: string | null;
  /** HTML. */
  description: string;
  /** Days before today on which its shares changed, from its opening on. */
  changes: readonly number[];
  items: readonly PlannedItem[];
}
