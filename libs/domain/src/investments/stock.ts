import type { Related } from '../content/content.ts';
import { plainTextOf } from '../content/rich-text.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { barePrice, type StockCode } from './stock-code.ts';

/** A stock as a list, or a picker, shows it. */
export interface StockRow {
  id: number;
  name: string;
  sector: string | null;
  /** Of a Brazilian company. */
  national: boolean;
  /** The papers that it is traded as, as one text. */
  codes: string;
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

/** A stock as its readers' cards show it, with its active papers. */
export interface OwnStockRow extends Pick<StockRow, 'id' | 'name' | 'sector' | 'national'> {
  stock_codes: StockCode[];
}

export interface OwnStock extends OwnStockRow {
  /** HTML. */
  description: string;
  /** The products that open it, by name. */
  product_name: string;
  /** The open positions in it, of portfolios that are open to the client who asks. */
  held_in: HeldStock[];
}

/** A paper of a stock in a portfolio of stocks. */
export interface HeldStock {
  item_id: number;
  stock_portfolio_id: number;
  stock_portfolio_name: string;
  code: string;
  /** What is recommended, in the house's words. */
  status: string;
  /** Percent. */
  share: number;
  /** `YYYY-MM-DD`. */
  date_in: string;
  /** For a share as it was traded on that day. */
  price_in: number;
  /** What one share of its entry has become by splits and bonuses. */
  split_factor: number;
}

/** A stock and the papers that it is traded as. */
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
    code: 'Código',
    current_price: 'Preço atual',
    fair_price: 'Preço justo',
    national_code: 'Código nacional',
    active: 'Ativo',
    price_updated_at: 'Preço de',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  log: { product: 'Produto' },
  values: {
    current_price: barePrice,
    fair_price: barePrice,
    national: yesNo,
    national_code: yesNo,
    active: yesNo,
    description: plainTextOf,
  },
});
