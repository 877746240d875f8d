import { groupBy } from '../group-by.ts';
import { roundTo } from '../rounding.ts';
import type { StatusStyle } from '../status-style.ts';
import { sumOfShares } from './share-sum.ts';
import type { OwnStockPortfolioItem } from './stock-portfolio.ts';

/**
 * The change of a price, in percent with two decimals; null if either is missing. It is rounded from four decimals, as
 * the results of performance and record are shown, so that a position has one figure everywhere.
 */
export const changeOf = (from: number, to: number): number | null =>
  from > 0 && to > 0 ? roundTo(roundTo((to / from - 1) * 100, 4), 2) : null;

/** A position's price change since its entry, as `changeOf`; the entry price is adjusted for splits. */
export const positionChange = (
  { price_in, split_factor }: Pick<OwnStockPortfolioItem, 'price_in' | 'split_factor'>,
  price: number,
): number | null => changeOf(price_in / split_factor, price);

export interface SectorShare {
  sector: string;
  /** Percent. */
  share: number;
}
const NO_SECTOR = 'Sem setor';

type Weighed = Pick<OwnStockPortfolioItem, 'share'> & {
  stock_code: Pick<OwnStockPortfolioItem['stock_code'], 'sector' | 'national_code'>;
};
/** The weights by sector of papers traded in Brazil, largest first: foreign papers are the same companies again. */
export function sectorShares(items: readonly Weighed[]): SectorShare[] {
  const national = items.filter(({ stock_code, share }) => stock_code.national_code && share > 0);
  const sectors = groupBy(national, ({ stock_code }) => stock_code.sector || NO_SECTOR);
  return [...sectors]
    .map(([sector, of]) => ({ sector, share: sumOfShares(of) }))
    .toSorted((a, b) => b.share - a.share || (a.sector < b.sector ? -1 : 1));
}

/** Groups items by market: papers traded in Brazil, BDRs among them, and foreign ones. */
export const byMarket = <I extends { stock_code: { national_code: boolean } }>(items: readonly I[]) => ({
  national: items.filter(({ stock_code }) => stock_code.national_code),
  foreign: items.filter(({ stock_code }) => !stock_code.national_code),
});

/** The style of a recommendation, by its first word; neutral for any other. */
export function statusStyle(status: string): StatusStyle {
  const tone = tones.find(([word]) => status.toLowerCase().startsWith(word))?.[1] ?? 'neutral';
  return { label: status, tone, mark: 'dot' };
}
const tones: readonly (readonly [begins: string, tone: StatusStyle['tone']])[] = [
  ['compr', 'success'],
  ['aument', 'success'],
  ['aguard', 'warning'],
  ['reduz', 'warning'],
  ['vend', 'danger'],
];

/** The ids with two of them swapped. */
export const swapped = (ids: readonly number[], a: number, b: number): number[] =>
  ids.map((id) => (id === a ? b : id === b ? a : id));

/** When the newest price was updated; undefined without any. */
export const newestPrice = (
  items: readonly { stock_code: { price_updated_at: string | null } }[],
): string | undefined =>
  items
    .flatMap(({ stock_code }) => stock_code.price_updated_at ?? [])
    .toSorted()
    .at(-1);
