import { perShare } from '../format.ts';
import { wordsOf } from '../records/words.ts';

/** A dividend per share of a stock portfolio's paper, paid or expected. */
export interface DividendRow {
  id: number;
  stock_portfolio_id: number;
  stock_portfolio_name: string;
  /** The paper's code, in capitals. */
  code: string;
  /** The paper's stock; null if the paper is not registered. */
  stock_id: number | null;
  stock_name: string | null;
  /** BRL per share, up to 8 decimals. */
  value: number;
  /** The last day on which holders are entitled to it, `YYYY-MM-DD`. */
  with_date: string;
  /** Null while unknown. */
  payment_date: string | null;
  /** Percent, up to 4 decimals. */
  yield_on_payment: number;
  yield_on_cost: number;
}

export interface CreatedDividends {
  created: number;
  /** Codes that no stock has: the dividends are created all the same. */
  unknown_codes: string[];
}

export interface Dividend extends DividendRow {
  version: string;
}

export const VALUE_DECIMALS = 8;
export const YIELD_DECIMALS = 4;
/** Percent. */
export const MAX_YIELD = 999_999.9999;
/** Per request. */
export const MAX_DIVIDENDS = 300;

/** Shown for a payment without a day. */
export const PAYMENT_UNKNOWN = 'A definir';

const withUnits = { yield_on_payment: 'Yield no pagamento (%)', yield_on_cost: 'Yield sobre o custo (%)' };
export const dividendWords = wordsOf<DividendRow>({
  name: 'Dividendo',
  plural: 'Dividendos',
  labels: {
    id: 'ID',
    stock_portfolio_id: 'ID da carteira',
    stock_portfolio_name: 'Carteira',
    code: 'Código',
    stock_id: 'ID da ação',
    stock_name: 'Ação',
    value: 'Valor',
    with_date: 'Data com',
    payment_date: 'Data de pagamento',
    yield_on_payment: 'Yield no pagamento',
    yield_on_cost: 'Yield sobre o custo',
  },
  list: { payment_date: 'Pagamento' },
  form: { stock_portfolio_id: 'Carteira', value: 'Valor por ação' },
  file: withUnits,
  log: { stock_portfolio_id: 'Carteira', stock_id: 'ID da ação' },
  values: { value: perShare },
});
/** The column labels of the sheet. */
export const dividendSheetLabels = {
  ...dividendWords.labels,
  ...withUnits,
  stock_portfolio_id: 'Carteira',
  value: 'Valor (R$)',
  payment_date: 'Pagamento',
};
