/** What a recommended portfolio is made of. */
export const recommendedKinds = ['portfolio', 'stock_portfolio'] as const;
export type RecommendedKind = (typeof recommendedKinds)[number];

/** A portfolio of funds or of stocks as readers' cards show it. */
export interface RecommendedPortfolioRow {
  kind: RecommendedKind;
  /** Of its kind. */
  id: number;
  name: string;
  category: string | null;
  product_name: string;
  /** The beginning of its description, without marks. */
  summary: string;
  /** Of its items: a closed position is none. */
  total_items: number;
  updated_at: string;
  /** When the client who asks opened it first. */
  read_at: string | null;
}

/** A fund of a portfolio's item, as one row for programs that show all recommended funds in one table. */
export interface FundsPortfolioItem {
  portfolio_id: number;
  portfolio_name: string;
  item_id: number;
  fund_id: number;
  /** Whether it takes new money. */
  situation: 'Aberto' | 'Fechado';
  asset: string;
  /** The fund's category. */
  sector: string;
  /** What the regulator's files call it: a CNPJ. */
  code: string | null;
  /**
   * Since when the portfolio has held it.
   * @format date
   */
  recommendation_date: string;
  /** Percent of the portfolio: the item's share in equal parts, 2 decimals. */
  share: number;
  /** BRL: the quota on the day of the recommendation, or the first one after it. */
  in_value: number | null;
  /** BRL: the newest quota. */
  actual_price: number | null;
  /** Percent from the first to the second. */
  actual_percentage: number | null;
  /** A fund has none. */
  fair_price: null;
  potential_percentage: null;
  yield: null;
}
