/** A portfolio of stocks as a list, or a picker, shows it. */
export interface StockPortfolioRow {
  id: number;
  name: string;
  product_id: number;
  product_name: string;
  category: string | null;
  active: boolean;
}
