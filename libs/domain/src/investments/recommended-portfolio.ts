/** The kinds of recommended portfolios. */
export const recommendedKinds = ['portfolio', 'stock_portfolio'] as const;
export type RecommendedKind = (typeof recommendedKinds)[number];

/** A portfolio of funds or stocks on readers' cards. */
export interface RecommendedPortfolioRow {
  kind: RecommendedKind;
  /** Unique within its kind. */
  id: number;
  name: string;
  category: string | null;
  product_name: string;
  /** The beginning of its description, without markup. */
  summary: string;
  /** Closed positions are not counted. */
  total_items: number;
  updated_at: string;
  /** When the requesting client first opened it. */
  read_at: string | null;
}

/** A fund of a portfolio's item, as one row, for programs that show all recommended funds in one table. */
export interface FundsPortfolioItem {
  portfolio_id: number;
  portfolio_name: string;
  item_id: number;
  fund_id: number;
  /** Whether it is open to new investments. */
  situation: 'Aberto' | 'Fechado';
  asset: string;
  /** The fund's category. */
  sector: string;
  /** The fund's key in the regulator's files: a CNPJ. */
  code: string | null;
  /**
   * Since when the portfolio has held it.
   * @format date
   */
  recommendation_date: string;
  /** Percent of the portfolio: the item's share divided equally, 2 decimals. */
  share: number;
  /** BRL: the quota on the recommendation day, or the first one after it. */
  in_value: number | null;
  /** BRL: the newest quota. */
  actual_price: number | null;
  /** The change from the first to the second, in percent. */
  actual_percentage: number | null;
  /** Funds have none. */
  fair_price: null;
  potential_percentage: null;
  yield: null;
}
