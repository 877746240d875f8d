import { priceIn } from '../currency.ts';
import { MINUTE_MS } from '../durations.ts';
import { dayInSaoPaulo } from '../dates.ts';
import { roundTo } from '../rounding.ts';
import { isStalePrice } from './stale-price.ts';

/** A paper, as which a stock is traded. Prices are per share, in BRL for a national code, in USD for any other. */
export interface StockCode {
  id: number;
  code: string;
  /** 0 while unknown. */
  current_price: number;
  /** 0.01 means unset. */
  fair_price: number;
  /** Traded in Brazil, in BRL, as BDRs are. */
  national_code: boolean;
  active: boolean;
  price_updated_at: string | null;
}

/** A paper in pickers, with its stock. */
export interface StockCodeRow extends StockCode {
  stock_id: number;
  stock_name: string;
  sector: string | null;
  /** Whether the stock is of a Brazilian company. */
  national: boolean;
}

/** A paper for its form. */
export interface StockCodeDetail extends StockCodeRow {
  version: string;
}

type Priced = Pick<StockCode, 'current_price' | 'fair_price'>;

/** The value of an unset fair price. */
export const FAIR_PRICE_UNSET = 0.01;
export const hasFairPrice = (fairPrice: number): boolean => fairPrice > FAIR_PRICE_UNSET;

/**
 * "Preço Teto": the most that the house would pay, 10% below the fair price, in whole cents from 1 on and with four
 * decimals below; null without a fair price.
 */
export function ceilingPrice(fairPrice: number): number | null {
  if (!hasFairPrice(fairPrice)) return null;
  const ceiling = fairPrice * 0.9;
  return roundTo(ceiling, ceiling < 1 ? 4 : 2);
}

/** The upside from the current price to the fair price, in percent with two decimals; null if either is unknown. */
export function potentialOf({ current_price, fair_price }: Priced): number | null {
  if (!hasFairPrice(fair_price) || current_price <= 0) return null;
  return roundTo((fair_price / current_price - 1) * 100, 2);
}

/** `R$ 38,42` for a national code, `US$ 15,32` for any other: two to four decimals. */
export const paperPrice = (price: number | null, nationalCode: boolean): string =>
  priceIn(nationalCode ? 'BRL' : 'USD', price);

/** `38,42`: for places that show the currency elsewhere. */
export const barePrice = (price: number | null): string => paperPrice(price, true).replace(/^R\$\u00A0/, '');

/** Whether a price is unknown, or older than three trading days. */
export const isPriceStale = (at: string | null, now: Date): boolean =>
  at === null || isStalePrice(dayInSaoPaulo(new Date(at)), dayInSaoPaulo(now));

/** `há 8 min`, `há 3 h`, `há 2 dias`; `sem preço` if unknown. */
export function priceAge(at: string | null, now: Date): string {
  if (at === null) return 'sem preço';
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS));
  if (minutes < 1) return 'agora';
  if (minutes < 60) return `há ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `há ${hours} h`;
  const days = Math.floor(hours / 24);
  return `há ${days} ${days === 1 ? 'dia' : 'dias'}`;
}
