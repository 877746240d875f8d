import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** Folds the logs of changes of what is counted and summed. */
export async function fold({ db }: Pick<Services, 'db'>): Promise<void> {
  await sql`select fold_payment_rollup(), fold_payment_days(), fold_payment_months(), fold_revenue_days(), fold_product_sets()`.execute(
    db,
  );
}

/** Queries of what can be folded. */
export const foldable = () => [
  sql`select from payment_rollup group by week, status, method having count(*) > 1 or sum(n) = 0`,
  sql`select from payment_day group by day, facet having count(*) > 1 or sum(n) = 0`,
  sql`select from payment_month group by month, facet having count(*) > 1 or sum(n) = 0`,
  sql`select from revenue_day group by day, method having count(*) > 1 or sum(n) = 0`,
  sql`select from product_set_rollup group by products, since having count(*) > 1 or sum(n) = 0`,
];
