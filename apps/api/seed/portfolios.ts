import { addDays, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { productIds as p } from '@mirante/domain/products/product.ts';
import { later } from './data-set.ts';
import type { PlannedContent } from './contents/plan.ts';
import type { Written } from './copy-rows.ts';
import { fundsOf } from './funds.ts';
import type { PlannedItem } from './planned-portfolio.ts';
import { portfolioPlans } from './portfolio-plans.ts';

const OPENED = 730;

/** Portfolios of funds with their current items, and their compositions over two years. */
export function portfoliosOf(now: Date) {
  const today = dayInSaoPaulo(now);
  const { categories, funds } = fundsOf(now);
  const fundIds = (names: readonly string[]) => names.map((name) => idOf(funds, name));
  const categoryIds = (names: readonly string[]) => names.map((name) => idOf(categories, name));
  let made = 0;
  const all = portfolioPlans.map((plan, i) => ({
    ...plan,
    id: i + 1,
    items: plan.items.map((item) => ({ ...item, id: (made += 1) })),
    changedAt: later(now, -plan.changes.at(-1)! * DAY_MS),
  }));
  const current = all.flatMap(({ id, items, changedAt }) =>
    items
      .filter(({ shares }) => shares.at(-1)! > 0)
      .map((item, position) => ({ ...item, portfolio_id: id, position, changedAt })),
  );
  const heldBy = ({ funds: own = [], categories: named = [] }: PlannedItem): number[] => {
    const within = new Set(categoryIds(named));
    const ids = [...fundIds(own), ...funds.filter(({ category_id }) => within.has(category_id)).map(({ id }) => id)];
    return [...new Set(ids)].toSorted((a, b) => a - b);
  };
  return {
    portfolios: all.map(({ id, name, product_id, category, description, changedAt }): Written<'portfolio'> => ({
      id,
      name,
      product_id,
      category,
      description,
      active: true,
      created_at: later(now, -OPENED * DAY_MS),
      updated_at: changedAt,
    })),
    items: current.map(
      ({ id, portfolio_id, name, description, shares, position, changedAt }): Written<'portfolio_item'> => ({
        id,
        portfolio_id,
        name,
        description,
        share: shares.at(-1)!,
        position,
        created_at: later(now, -OPENED * DAY_MS),
        updated_at: changedAt,
      }),
    ),
    funds: current.flatMap(({ id, funds: own = [] }) => fundIds(own).map((fund_id) => ({ item_id: id, fund_id }))),
    categories: current.flatMap(({ id, categories: named = [] }) =>
      categoryIds(named).map((category_id) => ({ item_id: id, category_id })),
    ),
    compositions: all.flatMap(({ id, items, changes }) =>
      changes.map((ago, change): Written<'portfolio_composition'> => ({
        portfolio_id: id,
        day: addDays(today, -ago),
        items: items
          .filter(({ shares }) => shares[change]! > 0)
          .map((item) => ({ item_id: item.id, name: item.name, share: item.shares[change]!, funds: heldBy(item) })),
      })),
    ),
  };
}

const idOf = (list: readonly { id: number; name: string }[], name: string): number =>
  list.find((one) => one.name === name)!.id;

/** Contents for readers of funds are about a portfolio: the second has most. */
export const portfolioLinksOf = (contents: readonly PlannedContent[]): Written<'content_portfolio'>[] =>
  contents
    .filter(({ kind, products }) => kind !== 'board' && products.includes(p.top_fundos))
    .flatMap(({ id }, i) => [...new Set([2, (i % 4) + 1])].map((portfolio_id) => ({ content_id: id, portfolio_id })));
