import { capitalise } from '../capitalise.ts';
import type { Related } from '../content/content.ts';
import { ABSENT } from '../format.ts';
import type { PortfolioFund } from './portfolio.ts';
import { missingShare, missingText, shareText, sumOfShares } from './share-sum.ts';

/** The item's funds and those of its categories, without duplicates, by name. */
export function fundsOf<F extends PortfolioFund>(item: {
  funds: readonly F[];
  funds_from_categories: readonly F[];
}): F[] {
  const all = new Map([...item.funds, ...item.funds_from_categories].map((fund) => [fund.id, fund]));
  return [...all.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

/** `D+1`, or `até D+30` if its funds differ. */
export function redemptionOf(funds: readonly Pick<PortfolioFund, 'liquidity'>[]): string {
  if (funds.length === 0) return ABSENT;
  const days = funds.map(({ liquidity }) => liquidity);
  const longest = Math.max(...days);
  return Math.min(...days) === longest ? `D+${longest}` : `até D+${longest}`;
}

/** The item's categories and those of its funds. */
export function categoriesOf({
  funds,
  funds_categories,
}: {
  funds: readonly Pick<PortfolioFund, 'category_name'>[];
  funds_categories: readonly Pick<Related, 'name'>[];
}): string {
  const named = funds_categories.map(({ name }) => name);
  const names = new Set([...named, ...funds.map(({ category_name }) => category_name)]);
  return names.size > 0 ? [...names].join(', ') : ABSENT;
}

/** The warning for shares that do not sum up to 100%. */
export function shareWarning(items: readonly { share: number }[]): { title: string; detail: string } | undefined {
  const missing = missingShare(items);
  if (missing === 0) return undefined;
  return {
    title: `As participações somam ${shareText(sumOfShares(items))}%, e não 100%.`,
    detail: `${capitalise(missingText(missing))} ${Math.abs(missing) < 2 ? 'ponto percentual' : 'pontos percentuais'}.`,
  };
}
