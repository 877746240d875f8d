import type { Related } from '../content/content.ts';
import { plainTextOf } from '../content/rich-text.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { barePrice, type StockCode } from './stock-code.ts';

/** Shares of a Brazilian company; of a foreign one, as traded in Brazil or only abroad. */
export type StockCategory = 'Ações' | 'BDRs' | 'Stocks';

/** A stock in a list or picker. */
export interface StockRow {
  id: number;
  name: string;
  sector: string | null;
  /** Of a Brazilian company. */
  national: boolean;
  /** The codes of its papers, as one text. */
  codes: string;
  /** The first of its active papers' codes; null without one. */
  code: string | null;
  category_name: StockCategory;
  created_at: string;
  updated_at: string;
}

export interface Stock extends StockRow {
  /** HTML. */
  description: string;
  /** Any one of them opens it to a client. */
  products: Related[];
  stock_codes: StockCode[];
  version: string;
}

/** A stock on its readers' cards, with its active papers. */
export interface OwnStockRow extends Pick<StockRow, 'id' | 'name' | 'sector' | 'national' | 'code' | 'category_name'> {
  stock_codes: StockCode[];
}

export interface OwnStock extends OwnStockRow {
  /** HTML. */
  description: string;
  /** The names of the products that open it. */
  product_name: string;
  /** Its open positions in portfolios that are open to the requesting client. */
  held_in: HeldStock[];
}

/** A position of a stock in a stock portfolio. */
export interface HeldStock {
  item_id: number;
  stock_portfolio_id: number;
  stock_portfolio_name: string;
  /** Of its paper, which need not be active. */
  code: string;
  national_code: boolean;
  current_price: number;
  /** The recommendation, as free text. */
  status: string;
  /** Percent. */
  share: number;
  /** `YYYY-MM-DD`. */
  date_in: string;
  /** Unadjusted, as traded on that day. */
  price_in: number;
  /** The number of shares that one share of the entry has become by splits and bonuses. */
  split_factor: number;
}

/** Labels of a stock and its papers. */
export const stockWords = wordsOf<
  StockRow & Pick<Stock, 'description'> & { products: unknown } & Omit<StockCode, 'id'>
>({
  name: 'Ação',
  plural: 'Ações',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    sector: 'Setor',
    description: 'Descrição',
    national: 'Nacional',
    products: 'Produtos',
    codes: 'Papéis',
    category_name: 'Categoria',
    code: 'Código',
    current_price: 'Preço atual',
    fair_price: 'Preço justo',
    national_code: 'Papel nacional',
    active: 'Ativo',
    price_updated_at: 'Preço atualizado em',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  log: { product: 'Produto', fair_price_day: 'Dia do preço justo', filter: 'Busca' },
  values: {
    current_price: barePrice,
    fair_price: barePrice,
    national: yesNo,
    national_code: yesNo,
    active: yesNo,
    description: plainTextOf,
  },
});
