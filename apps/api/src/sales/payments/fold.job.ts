import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** The logs of changes of what is counted and summed: the function that folds each, and a query of what it can fold. */
const logs = {
  fold_payment_rollup: sql`select from payment_rollup group by week, status, method having count(*) > 1 or sum(n) = 0`,
  fold_payment_days: sql`select from payment_day group by day, facet having count(*) > 1 or sum(n) = 0`,
  fold_payment_months: sql`select from payment_month group by month, facet having count(*) > 1 or sum(n) = 0`,
  fold_revenue_days: sql`select from revenue_day group by day, method having count(*) > 1 or sum(n) = 0`,
  fold_product_sets: sql`select from product_set_rollup group by products, since having count(*) > 1 or sum(n) = 0`,
};

/** Folds the logs, one by one: the statement timeout is for each, after an outage of the jobs too. */
export async function fold({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const name of Object.keys(logs)) await sql`select ${sql.ref(name)}()`.execute(db);
}

/** Queries of what can be folded. */
export const foldable = () => Object.values(logs);
