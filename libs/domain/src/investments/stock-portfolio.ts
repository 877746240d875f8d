import type { Related } from '../content/content.ts';
import { plainTextOf } from '../content/rich-text.ts';
import { brl, day, percent } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import type { DividendRow } from './dividend.ts';
import type { StockCodeRow } from './stock-code.ts';

/** A portfolio of stocks as a list, or a picker, shows it. */
export interface StockPortfolioRow {
  id: number;
  name: string;
  product_id: number;
  product_name: string;
  category: string | null;
  active: boolean;
  /** How many papers are open in it. */
  total_items: number;
  created_at: string;
  /** When it, or anything in it, was last changed. */
  updated_at: string;
}

/** The addresses that a portfolio shows, each in its place. */
export interface StockPortfolioLinks {
  /** Shown in a frame, as are the video, the map and the complete performance. */
  link_wallet_chart: string | null;
  link_wallet_video: string | null;
  link_dividends_map: string | null;
  link_complete_performance: string | null;
  /** Opened in another tab. */
  link_performance_report: string | null;
}

/** The paper of an item, as it is now. */
export interface ItemStockCode extends Omit<StockCodeRow, 'national'> {
  /** Percent of the current price that dividends paid within the last 12 months; null where there is no price, or it is not in BRL. */
  yield: number | null;
}

/** A paper recommended in a portfolio, as readers see it. */
export interface OwnStockPortfolioItem {
  id: number;
  stock_code_id: number;
  stock_code: ItemStockCode;
  /** What is recommended, in the house's words. */
  status: string;
  date_in: string;
  /** In the currency of its paper, as `price_out` is: for a share as it was traded on that day. */
  price_in: number;
  /** What one share of its entry has become by splits and bonuses, by now or until it left. */
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

/** A dividend as the portfolio that it is of shows it. */
export interface StockPortfolioDividend extends Pick<
  DividendRow,
  'id' | 'stock_name' | 'value' | 'with_date' | 'payment_date' | 'yield_on_payment' | 'yield_on_cost'
> {
  /** The paper, in capitals. */
  stock_code: string;
}

interface Contents<Open, Closed> {
  /** Open positions, in the order that staff gave them. */
  items: Open[];
  /** Those that left last come first. */
  items_closed: Closed[];
  /** The latest by their data com. */
  dividends: StockPortfolioDividend[];
}

export interface StockPortfolio
  extends StockPortfolioRow, StockPortfolioLinks, Contents<StockPortfolioItem, ClosedStockPortfolioItem> {
  /** HTML. */
  description: string;
  product: Related;
  /** Of its own fields. Each item has one too, and so has their order. */
  version: string;
  order_version: string;
}

/** A portfolio of stocks as its readers' cards show it. */
export interface OwnStockPortfolioRow extends Pick<
  StockPortfolioRow,
  'id' | 'name' | 'product_name' | 'category' | 'total_items' | 'updated_at'
> {
  /** When the client who asks opened it first, and when last. */
  read_at: string | null;
  last_read_at: string | null;
}

export interface OwnStockPortfolio
  extends OwnStockPortfolioRow, StockPortfolioLinks, Contents<OwnStockPortfolioItem, OwnClosedItem> {
  /** HTML. */
  description: string;
  product: Related;
}

/** Over the card of a portfolio that has no category. */
export const NO_CATEGORY = 'Carteira De Ações';
/** How many of its dividends a portfolio shows. */
export const LATEST_DIVIDENDS = 10;
/** A visit goes on as long as no half hour passes without one opening it. */
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
    active: 'Ativo',
    total_items: 'Ativos',
    ...links,
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  form: { product_id: 'Produto', active: 'Ativa' },
  list: { active: 'Ativa' },
  file: { active: 'Ativa' },
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
    price_in: brl,
    price_out: brl,
    date_in: day,
    date_out: day,
  },
});

/** What the forms of an item ask. */
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
