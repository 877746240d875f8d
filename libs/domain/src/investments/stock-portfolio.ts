import type { Related } from '../content/content.ts';
import { plainTextOf } from '../content/rich-text.ts';
import { day, percent } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import type { DividendRow } from './dividend.ts';
import type { StockCodeRow } from './stock-code.ts';

/** A stock portfolio in a list or picker. */
export interface StockPortfolioRow {
  id: number;
  name: string;
  product_id: number;
  product_name: string;
  category: string | null;
  active: boolean;
  /** The number of open positions. */
  total_items: number;
  created_at: string;
  /** When it, or anything in it, was last changed. */
  updated_at: string;
}

/** The links of a portfolio. */
export interface StockPortfolioLinks {
  /** Shown in a frame, like the video, the map and the complete performance. */
  link_wallet_chart: string | null;
  link_wallet_video: string | null;
  link_dividends_map: string | null;
  link_complete_performance: string | null;
  /** Opened in a new tab. */
  link_performance_report: string | null;
}

/** The current state of an item's paper. */
export interface ItemStockCode extends Omit<StockCodeRow, 'national'> {
  /**
   * The dividends of the last 12 months by data com, in percent of the current price; null without a price, or if it is
   * not in BRL.
   */
  yield: number | null;
}

/** A recommended paper in a portfolio, as readers see it. */
export interface OwnStockPortfolioItem {
  id: number;
  stock_code_id: number;
  stock_code: ItemStockCode;
  /** The recommendation, as free text. */
  status: string;
  date_in: string;
  /** In the paper's currency, like `price_out`, and unadjusted, as traded on that day. */
  price_in: number;
  /** The number of shares that one share of the entry has become by splits and bonuses, until now or until the exit. */
  split_factor: number;
  /** Percent of the portfolio. */
  share: number;
  obs: string | null;
}
interface Closing {
  date_out: string;
  price_out: number;
}
interface Versioned {
  version: string;
}
export type OwnClosedItem = OwnStockPortfolioItem & Closing;
export type StockPortfolioItem = OwnStockPortfolioItem & Versioned;
export type ClosedStockPortfolioItem = OwnClosedItem & Versioned;

/** A dividend in its portfolio. */
export interface StockPortfolioDividend extends Pick<
  DividendRow,
  'id' | 'stock_name' | 'value' | 'with_date' | 'payment_date' | 'yield_on_payment' | 'yield_on_cost'
> {
  /** The paper's code, in capitals. */
  stock_code: string;
}

interface Contents<Open, Closed> {
  /** Open positions, in the order set by staff. */
  items: Open[];
  /** By exit, the latest first. */
  items_closed: Closed[];
  /** The latest by data com. */
  dividends: StockPortfolioDividend[];
}

export interface StockPortfolio
  extends StockPortfolioRow, StockPortfolioLinks, Contents<StockPortfolioItem, ClosedStockPortfolioItem> {
  /** HTML. */
  description: string;
  product: Related;
  /** Of its own fields. Each item has its own version, and so does the order. */
  version: string;
  order_version: string;
}

/** A stock portfolio on its readers' cards. */
export interface OwnStockPortfolioRow extends Pick<
  StockPortfolioRow,
  'id' | 'name' | 'product_name' | 'category' | 'total_items' | 'updated_at'
> {
  /** When the requesting client first and last opened it. */
  read_at: string | null;
  last_read_at: string | null;
}

export interface OwnStockPortfolio
  extends OwnStockPortfolioRow, StockPortfolioLinks, Contents<OwnStockPortfolioItem, OwnClosedItem> {
  /** HTML. */
  description: string;
  product: Related;
}

/** The heading for a portfolio without a category. */
export const NO_CATEGORY = 'Carteira De Ações';
/** The number of dividends that a portfolio shows. */
export const LATEST_DIVIDENDS = 10;
/** A visit ends after half an hour without opening the portfolio. */
const VISIT_MS = 1_800_000;
export const isNewVisit = (lastReadAt: string | null, now: Date): boolean =>
  lastReadAt === null || now.getTime() - Date.parse(lastReadAt) > VISIT_MS;

export const MAX_SHARE = 100;
export const SHARE_DECIMALS = 2;
export const PRICE_DECIMALS = 8;

export const portfolioStyle = (active: boolean): StatusStyle =>
  active ? { label: 'Ativa', tone: 'success', mark: 'dot' } : { label: 'Inativa', tone: 'neutral', mark: 'hollow' };

const links = {
  link_wallet_chart: 'Gráfico da carteira',
  link_wallet_video: 'Vídeo da carteira',
  link_dividends_map: 'Mapa de Dividendos',
  link_complete_performance: 'Performance Completa',
  link_performance_report: 'Relatório de performance',
};

export const portfolioLinks = Object.keys(links) as (keyof StockPortfolioLinks)[];

export const stockPortfolioWords = wordsOf<StockPortfolioRow & StockPortfolioLinks & { description: string }>({
  name: 'Carteira de ações',
  plural: 'Carteiras de ações',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    description: 'Descrição',
    product_id: 'ID do produto',
    product_name: 'Produto',
    category: 'Categoria',
    active: 'Ativa',
    total_items: 'Ativos',
    ...links,
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  form: { product_id: 'Produto' },
  log: {
    stock_code_id: 'Papel',
    status: 'Situação',
    date_in: 'Data de entrada',
    price_in: 'Preço de entrada',
    share: 'Peso',
    obs: 'Observação',
    position: 'Ordem',
    date_out: 'Data de saída',
    price_out: 'Preço de saída',
    product: 'Produto',
  },
  values: {
    active: yesNo,
    description: plainTextOf,
    share: percent,
    date_in: day,
    date_out: day,
  },
});

/** The labels of an item's forms. */
export const stockPortfolioItemLabels = {
  stock_code_id: 'Papel',
  stock_code_name: 'Papel',
  status: 'Situação',
  date_in: 'Data de entrada',
  price_in: 'Preço de entrada',
  share: 'Peso (%)',
  obs: 'Observação',
  date_out: 'Data de saída',
  price_out: 'Preço de saída',
} as const;
