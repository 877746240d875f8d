import { lazily } from '../lazily.ts';
import type { StatusStyle } from '../status-style.ts';
import type { OwnStockPortfolioItem } from './stock-portfolio.ts';

/** What a price came to since another, in percent with two decimals; null where there is none. */
export const changeOf = (from: number, to: number): number | null =>
  from > 0 && to > 0 ? Math.round((to / from - 1) * 10_000) / 100 : null;

/** What a position's price came to since its entry, as `changeOf`: its entry is what the shares of today cost then. */
export const positionChange = (
  { price_in, split_factor }: Pick<OwnStockPortfolioItem, 'price_in' | 'split_factor'>,
  price: number,
): number | null => changeOf(price_in / split_factor, price);

/** What the items of a portfolio weigh together, in percent. */
export const shareSum = (items: readonly Pick<OwnStockPortfolioItem, 'share'>[]): number =>
  items.reduce((sum, { share }) => sum + Math.round(share * 100), 0) / 100;

const shareFormat = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }));
/** `12%`, `12,5%`: what something weighs. */
export const shareText = (share: number): string => `${shareFormat().format(share)}%`;

export interface SectorShare {
  sector: string;
  /** Percent. */
  share: number;
}
const NO_SECTOR = 'Sem setor';

type Weighed = Pick<OwnStockPortfolioItem, 'share'> & {
  stock_code: Pick<OwnStockPortfolioItem['stock_code'], 'sector' | 'national_code'>;
};
/** What the papers traded in Brazil weigh in each sector, from the largest: the others stand for the same companies again. */
export function sectorShares(items: readonly Weighed[]): SectorShare[] {
  const national = items.filter(({ stock_code, share }) => stock_code.national_code && share > 0);
  const sectors = Map.groupBy(national, ({ stock_code }) => stock_code.sector || NO_SECTOR);
  return [...sectors]
    .map(([sector, of]) => ({ sector, share: shareSum(of) }))
    .toSorted((a, b) => b.share - a.share || (a.sector < b.sector ? -1 : 1));
}

/** Items by where they are traded: BDRs and the other papers of Brazil, and papers of other countries. */
export const byMarket = <I extends { stock_code: { national_code: boolean } }>(items: readonly I[]) => ({
  national: items.filter(({ stock_code }) => stock_code.national_code),
  foreign: items.filter(({ stock_code }) => !stock_code.national_code),
});

/** How a recommendation looks, by the word that it begins with; any other is said without a colour. */
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

/** The order in which two of the ids have changed places. */
export const swapped = (ids: readonly number[], a: number, b: number): number[] =>
  ids.map((id) => (id === a ? b : id === b ? a : id));

/** When the newest of their prices came; nothing where none has. */
export const newestPrice = (
  items: readonly { stock_code: { price_updated_at: string | null } }[],
): string | undefined =>
  items
    .flatMap(({ stock_code }) => stock_code.price_updated_at ?? [])
    .toSorted()
    .at(-1);
